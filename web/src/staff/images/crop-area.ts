/** A width and a height. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in its pixels or in percent. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** Converts a selection in percent to whole pixels, within the picture. */
export function toPixelArea(selection: Area, picture: Size): Area {
  const x = Math.round((selection.x / 100) * picture.width);
  const y = Math.round((selection.y / 100) * picture.height);
  const width = Math.round((selection.width / 100) * picture.width);
  const height = Math.round((selection.height / 100) * picture.height);
  return {
    x,
    y,
    width: Math.max(1, Math.min(width, picture.width - x)),
    height: Math.max(1, Math.min(height, picture.height - y)),
  };
}

/** The size of a cropped image: no larger than its slot needs, and never enlarged. */
export function toCroppedSize(area: Size, slot: Size): Size {
  const scale = Math.min(1, slot.width / area.width, slot.height / area.height);
  return {
    width: Math.max(1, Math.round(area.width * scale)),
    height: Math.max(1, Math.round(area.height * scale)),
  };
}

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

/** Scales a size down until it fits a slot. Never enlarges it. */
export function shrinkToSlot(size: Size, slot: Size): Size {
  const scale = Math.min(1, slot.width / size.width, slot.height / size.height);
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

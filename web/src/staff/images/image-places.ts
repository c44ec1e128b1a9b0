/** An image's place on the site: the allowed uploads, and the cut's shape. */
export interface ImagePlace {
  /** The kinds of file it takes (specification, section 5). */
  readonly kinds: readonly string[];
  /** The text key of these kinds. */
  readonly formats: 'png' | 'png_or_jpeg';
  /** The widest stored size in pixels; it also gives the shape. */
  readonly width: number;
  readonly height: number;
  /** The part that every screen shows, as centred shares; undefined for all of it. */
  readonly alwaysSeen?: { readonly width: number; readonly height: number };
}

/**
 * A banner is 384 pixels high and as wide as the window (specification, section 9). At 960 it
 * shows all of a 5:2
 * picture. At 1920 it cuts off the top and bottom, at 360 the sides.
 */
export const bannerPlace: ImagePlace = {
  kinds: ['image/png'],
  formats: 'png',
  width: 1920,
  height: 768,
  alwaysSeen: { width: 360 / 960, height: 960 / 1920 },
};

/** A carousel image is 384 by 240 pixels everywhere (section 9). */
export const carouselPlace: ImagePlace = {
  kinds: ['image/png', 'image/jpeg'],
  formats: 'png_or_jpeg',
  width: 1920,
  height: 1200,
};

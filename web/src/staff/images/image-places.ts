/** Where an image stands on the site: what may be uploaded for it, and the shape it is cut to. */
export interface ImagePlace {
  /** The kinds of file it takes (specification, section 5). */
  readonly kinds: readonly string[];
  /** The key of the words for these kinds. */
  readonly formats: 'png' | 'png_or_jpeg';
  /** Pixels of the widest size that the site keeps; the shape follows from them. */
  readonly width: number;
  readonly height: number;
  /**
   * The part that every screen shows, as shares of the picture's middle; undefined where every
   * screen shows all of it.
   */
  readonly alwaysSeen?: { readonly width: number; readonly height: number };
}

/**
 * A banner is 384 pixels high and as wide as the window (section 9). At 960 it shows all of a 5:2
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

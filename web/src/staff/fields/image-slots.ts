import {
  contentTypes,
  type ImageCollection,
  imageCollections,
} from '@club/domain/content/content-types';

/** Where an image appears on the site: which files it accepts, and its shape. */
export interface ImageSlot {
  /** The name of the slot in text keys: the beginning of its files' names. */
  readonly name: (typeof contentTypes)[ImageCollection]['image']['prefix'];
  /** The accepted MIME types (specification, section 5). */
  readonly mimeTypes: readonly string[];
  /** The types that the file picker offers. Without JPEG, a phone greys out its photos. */
  readonly pickerTypes: readonly string[];
  /** The type that photos of other types are converted to. */
  readonly convertedType: 'image/png' | 'image/jpeg';
  /** The text key of the accepted types. */
  readonly formats: 'png' | 'png_or_jpeg';
  /**
   * With `height`, the largest size of a cropped image, in pixels. The ratio of the two is the
   * shape of the crop frame. An image that is not cropped may be higher.
   */
  readonly width: number;
  readonly height: number;
  /**
   * The centred part that every screen shows, in fractions of the image. By default, every screen
   * shows all of it.
   */
  readonly alwaysVisible?: { readonly width: number; readonly height: number };
}

/**
 * A banner is 384 pixels high and as wide as the window (specification, section 9). At a width of
 * 960 it shows all of a 5:2 picture. At 1920 it cuts off the top and bottom, at 360 the sides.
 */
export const bannerSlot: ImageSlot = {
  name: 'banner',
  mimeTypes: ['image/png'],
  pickerTypes: ['image/png', 'image/jpeg'],
  convertedType: 'image/png',
  formats: 'png',
  width: 1920,
  height: 768,
  alwaysVisible: { width: 360 / 960, height: 960 / 1920 },
};

/** A carousel image is 384 by 240 pixels everywhere (section 9). */
export const carouselSlot: ImageSlot = {
  name: 'carousel',
  mimeTypes: ['image/png', 'image/jpeg'],
  pickerTypes: ['image/png', 'image/jpeg'],
  convertedType: 'image/jpeg',
  formats: 'png_or_jpeg',
  width: 1920,
  height: 1200,
};

/** A portrait on the page of the club. */
const coachSlot: ImageSlot = { ...carouselSlot, name: 'coach', width: 1280, height: 1600 };

const specialSlots: { readonly [Name in ImageCollection]?: ImageSlot } = {
  banners: bannerSlot,
  coaches: coachSlot,
};

/** The place of the images of each collection that has some, by default that of the carousel. */
export const imageSlots = Object.fromEntries(
  imageCollections.map((name) => [
    name,
    specialSlots[name] ?? { ...carouselSlot, name: contentTypes[name].image.prefix },
  ]),
) as { readonly [Name in ImageCollection]: ImageSlot };

/** The fields of a row about its picture. */
export interface RowPicture {
  readonly imageURL: string;
  readonly consentAt: string | null;
}

/** Whether a row has a picture without consent. */
export const lacksConsent = ({ imageURL, consentAt }: RowPicture): boolean =>
  imageURL !== '' && consentAt === null;

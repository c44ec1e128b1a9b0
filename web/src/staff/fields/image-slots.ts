import {
  contentTypes,
  type ImageCollection,
  imageCollections,
} from '@club/domain/content/content-types';
import type { ImageOptions } from '@club/domain/content/content-type';

/** The files that an image's input accepts, and the image's shape. */
export interface ImageSlot extends Pick<ImageOptions, 'width' | 'height' | 'alwaysVisible'> {
  /** The name of the slot in text keys: the beginning of its files' names. */
  readonly name: (typeof contentTypes)[ImageCollection]['image']['prefix'];
  /** The accepted MIME types (specification, section 5). */
  readonly mimeTypes: readonly string[];
  /** The type that photos of other types are converted to. */
  readonly convertedType: 'image/png' | 'image/jpeg';
  /** The text key of the accepted types. */
  readonly formats: 'png' | 'png_or_jpeg';
}

function makeSlot(collection: ImageCollection): ImageSlot {
  const { prefix, kinds, ...shape } = contentTypes[collection].image;
  const acceptsJpeg = (kinds as ImageOptions['kinds']).includes('jpg');
  return {
    ...shape,
    name: prefix,
    mimeTypes: acceptsJpeg ? ['image/png', 'image/jpeg'] : ['image/png'],
    convertedType: acceptsJpeg ? 'image/jpeg' : 'image/png',
    formats: acceptsJpeg ? 'png_or_jpeg' : 'png',
  };
}

/** The slot of each collection whose rows have an image. */
export const imageSlots = Object.fromEntries(
  imageCollections.map((name) => [name, makeSlot(name)]),
) as { readonly [Name in ImageCollection]: ImageSlot };

/** The values of a row's image fields without an image. */
export const noImage = { imageURL: '', consentAt: null };

/** The texts about an image, which may describe a person. */
const noImageTexts = { alt: '', alt_fr: '', caption: '', caption_fr: '', link: '' };

/** The changes that remove the image from a row. A banner's title and link are not about it. */
export const removeImageFields = (collection: 'banners' | 'carousels') =>
  collection === 'banners' ? noImage : { ...noImage, ...noImageTexts };

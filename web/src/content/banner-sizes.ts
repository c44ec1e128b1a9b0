/**
 * The `sizes` attribute of a banner's image. The image is 5:2 and fills a height of 24rem. So on a
 * phone it is 60rem wide and its sides are cropped. For phones the value is only 34rem. Phones with
 * up to 1.76 device pixels per CSS pixel then download the 960-pixel file. Sharper screens download
 * the largest.
 */
export const bannerSizes = '(max-width: 40rem) 34rem, max(100vw, 60rem)';

/**
 * The width of a banner, as an image's `sizes`. Its height is 24rem, so a phone shows it 60rem wide
 * and crops the sides. Phones get a slightly smaller width, to save the largest file.
 */
export const bannerSizes = '(max-width: 40rem) 34rem, max(100vw, 60rem)';

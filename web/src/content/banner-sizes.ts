/**
 * The width of a banner, as an image's `sizes`. Its height of 24rem makes it 60rem wide on a phone,
 * which crops the sides. A phone gets a slightly smaller width, to save the largest file.
 */
export const bannerSizes = '(max-width: 40rem) 34rem, max(100vw, 60rem)';

/**
 * The width of a banner, as an image's `sizes`. Its height of 24rem makes it 60rem wide on a
 * phone, where the sides are cut off; a phone is asked to do with a little less, for what it sees of
 * it would not pay for the widest size.
 */
export const bannerSizes = '(max-width: 40rem) 34rem, max(100vw, 60rem)';

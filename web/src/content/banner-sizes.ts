/** The `sizes` attribute of a banner's picture: the width of a 5:2 picture of its height. */
export const bannerSizes = '(max-width: 48rem) max(100vw, 37.5rem), 60rem';

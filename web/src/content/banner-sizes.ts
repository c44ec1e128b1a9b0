/**
 * The classes of a banner's picture, and of the hero that stands in its place before it: above the
 * text on a narrow screen, else right of it with a slanted edge. A 5:2 picture is nearly whole.
 */
export const bannerPictureClasses =
  'absolute inset-x-0 top-0 h-60 w-full object-cover md:left-auto md:h-96 md:w-[min(60%,60rem)] md:[clip-path:polygon(5.1rem_0,100%_0,100%_100%,0_100%)]';

/** The `sizes` attribute of a banner's picture: the width of a 5:2 picture of that height. */
export const bannerSizes = '(max-width: 48rem) max(100vw, 37.5rem), 60rem';

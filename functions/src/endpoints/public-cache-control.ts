const browserSeconds = 60;
const cdnSeconds = 300;

/**
 * Makes the Cache-Control header of a public list. Browsers cache the list for a minute, and the
 * CDN for five. This protects the function in a rush.
 *
 * @param msUntilChange the milliseconds until the list changes, which limit the caching
 */
export function makePublicCacheControl(msUntilChange = Number.POSITIVE_INFINITY): string {
  const limitSeconds = (seconds: number) => Math.min(seconds, Math.floor(msUntilChange / 1000));
  return `public, max-age=${limitSeconds(browserSeconds)}, s-maxage=${limitSeconds(cdnSeconds)}`;
}

const browserSeconds = 60;
const cdnSeconds = 300;

/**
 * Makes the Cache-Control of a public list. Browsers cache it for a minute, the CDN for five. This
 * protects the function in a rush.
 *
 * @param untilMs the longest time in milliseconds, until the list itself changes
 */
export function makePublicCache(untilMs = Number.POSITIVE_INFINITY): string {
  const limitSeconds = (seconds: number) => Math.min(seconds, Math.floor(untilMs / 1000));
  return `public, max-age=${limitSeconds(browserSeconds)}, s-maxage=${limitSeconds(cdnSeconds)}`;
}

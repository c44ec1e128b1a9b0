/**
 * Browsers cache public lists for a minute and the CDN for five, which protects the function in a
 * rush.
 */
export const publicCache = 'public, max-age=60, s-maxage=300';

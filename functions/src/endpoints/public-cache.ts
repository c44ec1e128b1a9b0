/**
 * Browsers cache public lists for a minute, the CDN for five. This protects the function in a rush.
 */
export const publicCache = 'public, max-age=60, s-maxage=300';

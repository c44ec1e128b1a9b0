/** A minute in the browser, five on the CDN: public lists survive a rush without reaching us. */
export const publicCache = 'public, max-age=60, s-maxage=300';

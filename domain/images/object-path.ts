/** Returns the object path of an address in the bucket, such as `banners/banner_1_….png`. */
export const getObjectPath = (address: string): string =>
  decodeURIComponent(new URL(address).pathname.replace(/^.*\/o\//u, ''));

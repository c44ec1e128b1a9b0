/** The images that a list has now. */
export interface CurrentImages {
  /** The list's collection, which is also the folder of its images. */
  readonly name: string;
  /** The addresses in the list's rows. */
  readonly addresses: readonly string[];
}

/** Removes the size, the format and the query, which differ between the files of one image. */
const toImageName = (address: string): string =>
  new URL(address).pathname.replace(/(?:_\d{3,4})?\.\w+$/u, '');

export const isInFolder = (address: string, folder: string): boolean =>
  new URL(address).pathname.includes(`/o/${folder}%2F`);

/**
 * Finds the cached images that are no longer in their list. The home page's hero is a copy of a
 * banner's image, so the hero is among the results once a banner's image has gone.
 */
export function findOldImages(
  cachedAddresses: readonly string[],
  { name, addresses }: CurrentImages,
): readonly string[] {
  const currentNames = new Set(addresses.map(toImageName));
  const oldAddresses = cachedAddresses.filter(
    (address) => isInFolder(address, name) && !currentNames.has(toImageName(address)),
  );
  const hero =
    name === 'banners' && oldAddresses.length > 0
      ? cachedAddresses.filter((address) => isInFolder(address, 'home'))
      : [];
  return [...oldAddresses, ...hero];
}

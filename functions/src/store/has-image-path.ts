import { getObjectPath } from '@club/domain/images/object-path';

/**
 * Whether a stored field is an address of the image at a path. The addresses of one image may have
 * different tokens.
 *
 * @param value the field, which may be malformed
 * @param path the image's object path
 */
export const hasImagePath = (value: unknown, path: string): boolean =>
  typeof value === 'string' && URL.canParse(value) && getObjectPath(value) === path;

import { getObjectPath } from '@club/domain/images/object-path';

const readPath = (imageURL: string) =>
  URL.canParse(imageURL) ? getObjectPath(imageURL) : undefined;

/** Whether two addresses name the same file. They may differ by their token. */
function hasSameImage(imageURL: string, otherURL: string): boolean {
  const path = readPath(imageURL);
  return path !== undefined && path === readPath(otherURL);
}

/** Finds the rows of a live list that use an image. */
export const findRowsWithImage = <R extends object>(rows: readonly R[], imageURL: string): R[] =>
  rows.filter((row) => 'imageURL' in row && hasSameImage(String(row.imageURL), imageURL));

import { findOriginalPath } from '@club/domain/images/object-path';
import {
  type ImageCollection,
  imageCollections,
  isImageCollection,
} from '@club/domain/content/content-types';
import { getTakeDownChanges } from '@club/domain/take-down';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { queryPublicRows } from './read-rows.ts';
import { withTimeout } from '../runtime/deadline.ts';
import { ApiProblem } from '../runtime/problem.ts';

/**
 * Finds the folder for an uploaded image. The folder has the name of the collection whose row `id`
 * gets the image.
 *
 * @param collection the only collection to search, if the caller named one
 * @throws ApiProblem `not-found`, or `invalid-body` with `collection` when several collections
 *   have a row with this id
 */
export async function findImageFolder(
  db: Firestore,
  id: string,
  collection?: ImageCollection,
): Promise<ImageCollection> {
  const candidates = collection ? [collection] : imageCollections;
  const references = candidates.map((name) => db.collection(name).doc(id));
  // An empty mask reads no fields, because only the existence matters.
  const rows = await withTimeout(db.getAll(...references, { fieldMask: [] }));
  const [folder, otherFolder] = candidates.filter((_, index) => rows[index]?.exists === true);
  if (folder === undefined) throw new ApiProblem('not-found');
  if (otherFolder !== undefined) throw new ApiProblem('invalid-body', { fields: ['collection'] });
  return folder;
}

/** The collection and the id of a row with an image. */
export interface ImageRow {
  readonly collection: ImageCollection;
  readonly id: string;
}

/** Finds every row with the image at this path, including malformed rows. */
export async function findRowsWithImage(db: Firestore, path: string): Promise<ImageRow[]> {
  const findRows = async (collection: ImageCollection): Promise<ImageRow[]> => {
    const { docs } = await db.collection(collection).select('imageURL').get();
    return docs
      .filter((row) => findOriginalPath(row.get('imageURL')) === path)
      .map(({ id }) => ({ collection, id }));
  };
  return (await withTimeout(Promise.all(imageCollections.map(findRows)))).flat();
}

/**
 * Removes an image from the retired rows that have it. Returns their number. If a row is
 * restored meanwhile, its trigger removes the image.
 *
 * @param path the image's object path
 */
export async function removeImageFromRetiredRows(db: Firestore, path: string): Promise<number> {
  const { docs } = await db.collection('retired').where('collection', 'in', imageCollections).get();
  const rows = docs.filter((row) => findOriginalPath(row.get('row.imageURL')) === path);
  await db.runTransaction(async (transaction) => {
    const snapshots = await Promise.all(rows.map(({ ref }) => transaction.get(ref)));
    for (const snapshot of snapshots.filter(({ exists }) => exists)) {
      const collection = String(snapshot.get('collection'));
      if (!isImageCollection(collection)) continue;
      const fields = Object.entries(getTakeDownChanges(collection)).map(
        ([name, value]) => [`row.${name}`, value] as const,
      );
      transaction.update(snapshot.ref, Object.fromEntries(fields));
    }
  });
  return rows.length;
}

/** A field of a document that names an image. */
export interface ImageUse {
  /** The image's address. */
  readonly imageURL: string;
  /** The path that identifies the image. */
  readonly path: string;
  /** The row that has or had the image, such as `banners/banner-1`; empty for an issue. */
  readonly rowPath: string;
}

/** Lists the images in some fields of a query's documents. */
async function readUses(
  query: Query,
  fields: readonly string[],
  getRowPath: (document: QueryDocumentSnapshot) => string = () => '',
): Promise<ImageUse[]> {
  const { docs } = await query.select('collection', 'id', ...fields).get();
  return docs.flatMap((document) =>
    fields.flatMap((field) => {
      const imageURL: unknown = document.get(field);
      const path = findOriginalPath(imageURL);
      return path === undefined
        ? []
        : [{ imageURL: String(imageURL), path, rowPath: getRowPath(document) }];
    }),
  );
}

const getRowPathFromFields = (document: QueryDocumentSnapshot) =>
  `${String(document.get('collection'))}/${String(document.get('id'))}`;

/** Lists the images of the rows that are not retired. */
export const listRowUses = async (db: Firestore): Promise<ImageUse[]> =>
  (
    await Promise.all(
      imageCollections.map((name) =>
        readUses(db.collection(name), ['imageURL'], ({ ref }) => ref.path),
      ),
    )
  ).flat();

/** Lists the images that staff can restore with a retired row. */
export const listRetiredUses = (db: Firestore): Promise<ImageUse[]> =>
  readUses(db.collection('retired'), ['row.imageURL'], getRowPathFromFields);

/** Lists the images that rows have had. A hidden carousel item has its image only there. */
export const listHistoryUses = (db: Firestore): Promise<ImageUse[]> =>
  readUses(
    db.collection('history').where('collection', 'in', imageCollections),
    ['before.imageURL', 'after.imageURL'],
    getRowPathFromFields,
  );

/** Finds which rows of these uses exist, retired or not. Returns their paths. */
export async function findExistingRows(
  db: Firestore,
  uses: readonly ImageUse[],
): Promise<ReadonlySet<string>> {
  const rowPaths = [...new Set(uses.map(({ rowPath }) => rowPath))];
  if (rowPaths.length === 0) return new Set();
  const documents = await db.getAll(
    ...rowPaths.flatMap((path) => [db.doc(path), db.doc(`retired/${path.replace('/', '_')}`)]),
  );
  return new Set(
    rowPaths.filter((_, index) =>
      documents.slice(2 * index, 2 * index + 2).some(({ exists }) => exists),
    ),
  );
}

/** Lists the images of the issues on the site and of all stored issues. */
export const listIssueUses = async (db: Firestore): Promise<ImageUse[]> =>
  (
    await Promise.all(
      ['publishedIssues', 'issues'].map((name) => readUses(db.collection(name), ['imageURL'])),
    )
  ).flat();

/**
 * Finds the paths of the images that visitors see: in rows, in the issues on the site, and
 * in the mails of the issues that were sent.
 */
export async function findShownImages(db: Firestore): Promise<ReadonlySet<string>> {
  const queries = [
    ...imageCollections.map((name) => queryPublicRows(db, name)),
    db.collection('publishedIssues'),
    db.collection('issues').where('state', 'in', ['sending', 'queued']),
  ];
  const uses = await Promise.all(queries.map((query) => readUses(query, ['imageURL'])));
  return new Set(uses.flat().map(({ path }) => path));
}

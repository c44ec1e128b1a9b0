import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { limits } from '../../domain/limits.ts';
import type { StoredDocument } from './stored-documents.ts';

/** One request to one collection. */
export type Operation = (db: Firestore, name: string) => Promise<unknown>;

/**
 * Reads that no page sends, and that could copy or count a collection. A test's title is a key
 * followed by the name of the collection.
 */
export const broadQueries = {
  'listing without a limit': (db, name) => getDocsFromServer(collection(db, name)),
  'listing one more than the limit': (db, name) =>
    getDocsFromServer(query(collection(db, name), limit(limits.listSize + 1))),
  'counting without a limit': (db, name) => getCountFromServer(collection(db, name)),
  'searching every collection named': (db, name) =>
    getDocsFromServer(query(collectionGroup(db, name), limit(limits.listSize))),
} as const satisfies Record<string, Operation>;

export const getDocument = (db: Firestore, name: string, id: string) =>
  getDocFromServer(doc(db, name, id));

export const listPage: Operation = (db, name) =>
  getDocsFromServer(query(collection(db, name), limit(limits.listSize)));

export const createDocument = (db: Firestore, name: string, data: StoredDocument) =>
  setDoc(doc(db, name, 'a-new-one'), data);

/** Replaces the entire document. Fields that `data` omits are deleted. */
export const replaceDocument = (db: Firestore, name: string, id: string, data: StoredDocument) =>
  setDoc(doc(db, name, id), data);

/** Changes only these fields of the document. */
export const updateDocument = (db: Firestore, name: string, id: string, fields: StoredDocument) =>
  updateDoc(doc(db, name, id), fields);

export const removeDocument = (db: Firestore, name: string, id: string) =>
  deleteDoc(doc(db, name, id));

/**
 * Makes every kind of write to a collection that has a document `entry-1`. A test's title is a key
 * followed by the name of the collection.
 */
export const makeWrites = (fields: StoredDocument) => ({
  'adding to': (db: Firestore, name: string) => createDocument(db, name, fields),
  'changing an entry of': (db: Firestore, name: string) =>
    updateDocument(db, name, 'entry-1', fields),
  'replacing an entry of': (db: Firestore, name: string) =>
    replaceDocument(db, name, 'entry-1', fields),
  'deleting from': (db: Firestore, name: string) => removeDocument(db, name, 'entry-1'),
});

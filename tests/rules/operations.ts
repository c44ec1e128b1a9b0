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
type Operation = (db: Firestore, name: string) => Promise<unknown>;

/** An operation with its title. */
export type NamedOperation = readonly [title: string, request: Operation];

/** Reads that no page sends, and that could copy or count a collection. */
export const broadQueries: readonly NamedOperation[] = [
  ['listing without a limit', (db, name) => getDocsFromServer(collection(db, name))],
  ['counting without a limit', (db, name) => getCountFromServer(collection(db, name))],
  [
    'searching every collection of that name',
    (db, name) => getDocsFromServer(query(collectionGroup(db, name), limit(limits.listSize))),
  ],
];

export const getDocument = (db: Firestore, name: string, id: string) =>
  getDocFromServer(doc(db, name, id));

/** Lists documents, by default as many as the rules of most collections allow. */
export const listPage = (db: Firestore, name: string, size: number = limits.listSize) =>
  getDocsFromServer(query(collection(db, name), limit(size)));

export const createDocument = (db: Firestore, name: string, data: StoredDocument) =>
  setDoc(doc(db, name, 'a-new-one'), data);

/** Replaces the entire document. Fields that `data` omits are deleted. */
export const replaceDocument = (db: Firestore, name: string, id: string, data: StoredDocument) =>
  setDoc(doc(db, name, id), data);

/** Changes only these fields of the document. */
export const updateDocument = (db: Firestore, name: string, id: string, fields: StoredDocument) =>
  updateDoc(doc(db, name, id), fields);

const removeDocument = (db: Firestore, name: string, id: string) => deleteDoc(doc(db, name, id));

/** Makes every kind of write to a collection that has a document with this id. */
export const makeWrites = (id: string, fields: StoredDocument) =>
  [
    ['creating', (db, name) => createDocument(db, name, fields)],
    ['changing', (db, name) => updateDocument(db, name, id, fields)],
    ['replacing', (db, name) => replaceDocument(db, name, id, fields)],
    ['deleting', (db, name) => removeDocument(db, name, id)],
  ] as const satisfies readonly NamedOperation[];

import { type EditableCollection, getContentType } from '@club/domain/content/content-types';
import type { Firestore, Query } from 'firebase-admin/firestore';

/** The query of the rows of a collection that visitors see now. */
export function queryPublicRows(db: Firestore, collection: EditableCollection): Query {
  const { publicWhen } = getContentType(collection);
  const rows = db.collection(collection);
  return publicWhen === undefined ? rows : rows.where(publicWhen, '==', true);
}

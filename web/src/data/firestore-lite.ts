import { limits } from '@club/domain/limits';
import {
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  type QuerySnapshot,
  setLogLevel,
  where,
} from 'firebase/firestore/lite';
import { getFirebaseApp } from './firebase-app.ts';
import { type PublicCollection, publicQueries } from './public-queries.ts';

// Otherwise the SDK would log failed reads as errors. Our code logs them as warnings.
setLogLevel('silent');

let instance: Firestore | undefined;

/**
 * Returns Firestore Lite. It has a fifth of the full SDK's size, and no live reads. Import this
 * file with `import()` only.
 */
function getPublicFirestore(): Firestore {
  if (!instance) {
    instance = getFirestore(getFirebaseApp());
    if (import.meta.env.MODE === 'emulator') {
      connectFirestoreEmulator(instance, '127.0.0.1', 8080);
    }
  }
  return instance;
}

/** Queries a collection once, for documents that visitors may read. */
export function queryOnce(name: PublicCollection): Promise<QuerySnapshot> {
  const publicQuery: { readonly whereTrue?: string; readonly orderBy?: string } =
    publicQueries[name];
  const constraints: QueryConstraint[] = [limit(limits.listSize)];
  if (publicQuery.orderBy !== undefined) constraints.unshift(orderBy(publicQuery.orderBy));
  if (publicQuery.whereTrue !== undefined)
    constraints.unshift(where(publicQuery.whereTrue, '==', true));
  return getDocs(query(collection(getPublicFirestore(), name), ...constraints));
}

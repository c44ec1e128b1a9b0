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
import { firebaseApp } from './firebase-app.ts';
import { type PublicRead, publicReads } from './public-reads.ts';

// The SDK writes every failed read to the console as an error; `report` says it once, as a warning.
setLogLevel('silent');

let instance: Firestore | undefined;

/** Firestore for visitors: no live reads, a fifth of the weight. Reach it by `import()` only. */
function publicFirestore(): Firestore {
  if (!instance) {
    instance = getFirestore(firebaseApp());
    if (import.meta.env.MODE === 'emulator') {
      connectFirestoreEmulator(instance, '127.0.0.1', 8080);
    }
  }
  return instance;
}

/** Asks a collection once, for what visitors may read of it. */
export function ask(name: PublicRead): Promise<QuerySnapshot> {
  const read: { readonly onlyWhere?: string; readonly orderBy?: string } = publicReads[name];
  const constraints: QueryConstraint[] = [limit(limits.listSize)];
  if (read.orderBy !== undefined) constraints.unshift(orderBy(read.orderBy));
  if (read.onlyWhere !== undefined) constraints.unshift(where(read.onlyWhere, '==', true));
  return getDocs(query(collection(publicFirestore(), name), ...constraints));
}

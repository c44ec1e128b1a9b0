import {
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getDocs,
  getFirestore,
  query,
  type QueryConstraint,
  type QuerySnapshot,
  setLogLevel,
} from 'firebase/firestore/lite';
import { firebaseApp } from './firebase-app.ts';

export { limit, orderBy, where } from 'firebase/firestore/lite';

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

/** Asks a collection once. */
export function ask(name: string, ...constraints: QueryConstraint[]): Promise<QuerySnapshot> {
  return getDocs(query(collection(publicFirestore(), name), ...constraints));
}

import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  type Firestore,
  getFirestore,
} from 'firebase/firestore';
import { getFirebaseApp } from '../firebase-app.ts';

let instance: Firestore | undefined;

/** Firestore's SDK with live reads, only for the dashboard. Visitors read by REST. */
export function getStaffFirestore(): Firestore {
  if (!instance) {
    instance = getFirestore(getFirebaseApp());
    if (import.meta.env.MODE === 'emulator') {
      connectFirestoreEmulator(instance, '127.0.0.1', 8080);
    }
  }
  return instance;
}

/** Connects again at once. The SDK itself waits up to a minute between attempts. */
export async function reconnect(): Promise<void> {
  await disableNetwork(getStaffFirestore());
  await enableNetwork(getStaffFirestore());
}

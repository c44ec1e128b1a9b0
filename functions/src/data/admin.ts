import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';

// With this variable set, the Admin SDK believes unsigned tokens. It must never reach production.
if (process.env['FIREBASE_AUTH_EMULATOR_HOST'] && process.env['FUNCTIONS_EMULATOR'] !== 'true') {
  throw new Error('FIREBASE_AUTH_EMULATOR_HOST is set outside the emulator: refusing to start.');
}

const app = () => getApps()[0] ?? initializeApp();

/** The project's Auth service. */
export const auth = (): Auth => getAuth(app());

/** The project's database. */
export const firestore = (): Firestore => getFirestore(app());

/** The project's bucket. */
export const bucket = (): ReturnType<Storage['bucket']> => getStorage(app()).bucket();

/** The project this runs for: the platform always says. */
export function projectId(): string {
  const id = process.env['GCLOUD_PROJECT'] ?? process.env['GOOGLE_CLOUD_PROJECT'];
  if (!id) throw new Error('GCLOUD_PROJECT is not set: which project is this?');
  return id;
}

import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { refuseEmulatorSettings } from '../runtime/refuse-emulator-settings.ts';
import { repeatLostRequests } from './repeat-lost-requests.ts';

refuseEmulatorSettings(process.env);

const app = () => getApps()[0] ?? initializeApp();

/** The project's Auth service. */
export const auth = (): Auth => getAuth(app());

/** The project's database. */
export const firestore = (): Firestore => getFirestore(app());

/** The project's bucket. */
export const bucket = (): ReturnType<Storage['bucket']> =>
  repeatLostRequests(getStorage(app()).bucket());

/**
 * Gets the id of the project from the environment.
 *
 * @throws Error if the environment has none; the platform always sets it
 */
export function getProjectId(): string {
  const id = process.env['GCLOUD_PROJECT'] ?? process.env['GOOGLE_CLOUD_PROJECT'];
  if (!id) throw new Error('GCLOUD_PROJECT is not set.');
  return id;
}

import type { IdempotencyStrategy } from '@google-cloud/storage';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { refuseEmulatorSettings } from './refuse-emulator-settings.ts';

refuseEmulatorSettings(process.env);

const app = () => getApps()[0] ?? initializeApp();

/** The project's Auth service. */
export const auth = (): Auth => getAuth(app());

/** The project's database. */
export const firestore = (): Firestore => getFirestore(app());

/** `RetryAlways` as a number. The import of the enum would load the library at every cold start. */
const idempotencyStrategy = 0 satisfies IdempotencyStrategy.RetryAlways;

/**
 * The project's bucket. It repeats every request that gets no response. By default it would not
 * repeat deletions.
 */
export function bucket(): ReturnType<Storage['bucket']> {
  const projectBucket = getStorage(app()).bucket();
  Object.assign(projectBucket.storage.retryOptions, { idempotencyStrategy });
  return projectBucket;
}

/** The id of the project, which the platform always sets. */
export function projectId(): string {
  const id = process.env['GCLOUD_PROJECT'] ?? process.env['GOOGLE_CLOUD_PROJECT'];
  if (!id) throw new Error('GCLOUD_PROJECT is not set.');
  return id;
}

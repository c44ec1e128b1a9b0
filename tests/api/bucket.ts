import { IdempotencyStrategy } from '@google-cloud/storage';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { demoBucket } from '../../emulators/demo/image-address.ts';
import { getAdminApp } from './admin.ts';

process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ??= '127.0.0.1:9199';

/**
 * The bucket of the Storage emulator. It repeats a deletion whose connection is lost, because the
 * emulator may close an idle connection at the moment of its next use.
 */
export function getBucket(): ReturnType<Storage['bucket']> {
  const bucket = getStorage(getAdminApp()).bucket(demoBucket);
  const idempotencyStrategy = IdempotencyStrategy.RetryAlways;
  Object.assign(bucket.storage.retryOptions, { idempotencyStrategy });
  return bucket;
}

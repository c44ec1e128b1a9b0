import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { demoBucket } from '../../emulators/demo/image-address.ts';

export const projectId = 'demo-trois-rives';

// Without this setting the SDK looks for Google's metadata server, even on the emulators.
process.env['METADATA_SERVER_DETECTION'] ??= 'none';
process.env['FIRESTORE_EMULATOR_HOST'] ??= '127.0.0.1:8080';
process.env['FIREBASE_AUTH_EMULATOR_HOST'] ??= '127.0.0.1:9099';
process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ??= '127.0.0.1:9199';

/** The Admin SDK on the emulators. Tests prepare and inspect stored data with it. */
export const getAdminApp = (): App =>
  getApps().find(({ name }) => name === '[DEFAULT]') ??
  initializeApp({ projectId, storageBucket: demoBucket });

export const getDatabase = (): Firestore => getFirestore(getAdminApp());

import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { firebaseSettings } from './firebase-settings.ts';

/** Returns the only Firebase app. After a hot reload of this file the app already exists. */
export const getFirebaseApp = (): FirebaseApp => getApps()[0] ?? initializeApp(firebaseSettings);

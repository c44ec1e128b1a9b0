import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { firebaseSettings } from './firebase-settings.ts';

/** The one Firebase app; a hot reload of this file finds the one there is. */
export const firebaseApp = (): FirebaseApp =>
  getApps()[0] ?? initializeApp(firebaseSettings.firebase);

import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { firebaseSettings } from './firebase-settings.ts';

/** The only Firebase app: a hot reload of this file finds the existing one. */
export const firebaseApp = (): FirebaseApp =>
  getApps()[0] ?? initializeApp(firebaseSettings.firebase);

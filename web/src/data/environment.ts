import * as v from 'valibot';

/** The build draws pages without talking to Firebase; `npm run check:production` names what is missing. */
const value = import.meta.env.SSR ? v.optional(v.string(), '') : v.pipe(v.string(), v.nonEmpty());

const schema = v.pipe(
  v.object({
    VITE_FIREBASE_API_KEY: value,
    VITE_FIREBASE_AUTH_DOMAIN: value,
    VITE_FIREBASE_PROJECT_ID: value,
    VITE_FIREBASE_STORAGE_BUCKET: value,
    VITE_FIREBASE_APP_ID: value,
  }),
  v.transform((settings) => ({
    firebase: {
      apiKey: settings.VITE_FIREBASE_API_KEY,
      authDomain: settings.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: settings.VITE_FIREBASE_PROJECT_ID,
      storageBucket: settings.VITE_FIREBASE_STORAGE_BUCKET,
      appId: settings.VITE_FIREBASE_APP_ID,
    },
  })),
);

/** The build's settings for Firebase, checked once; `.env.example` says what each is. */
export const environment = v.parse(schema, import.meta.env);

import * as v from 'valibot';

const value = v.pipe(v.string(), v.nonEmpty());

/** An origin, without a path. A site that does not know its own goes without. */
const origin = v.fallback(v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:-]+$/)), '');

const schema = v.pipe(
  v.object({
    VITE_FIREBASE_API_KEY: value,
    VITE_FIREBASE_AUTH_DOMAIN: value,
    VITE_FIREBASE_PROJECT_ID: value,
    VITE_FIREBASE_STORAGE_BUCKET: value,
    VITE_FIREBASE_APP_ID: value,
    VITE_SITE_ORIGIN: origin,
  }),
  v.transform((settings) => ({
    /** Where this site is, as others must know it; empty where nobody said. */
    siteOrigin: settings.VITE_SITE_ORIGIN,
    firebase: {
      apiKey: settings.VITE_FIREBASE_API_KEY,
      authDomain: settings.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: settings.VITE_FIREBASE_PROJECT_ID,
      storageBucket: settings.VITE_FIREBASE_STORAGE_BUCKET,
      appId: settings.VITE_FIREBASE_APP_ID,
    },
  })),
);

/** The build's settings, checked once; `.env.example` says what each is. */
export const environment = v.parse(schema, import.meta.env);

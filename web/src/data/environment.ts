import { httpsLink } from '@club/domain/fields';
import * as v from 'valibot';

/** The build draws pages without talking to Firebase; `npm run check:production` names what is missing. */
const value = import.meta.env.SSR ? v.optional(v.string(), '') : v.pipe(v.string(), v.nonEmpty());

const ownPath = v.pipe(v.string(), v.regex(/^(?:\/[\w-]+)+$/));
/** Something elsewhere, or at a path of this site. What is neither counts as none: no page falls over it. */
const address = v.fallback(v.union([httpsLink, ownPath]), '');
/** An origin, without a path. A site that does not know its own goes without. */
const origin = v.fallback(v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:-]+$/)), '');

const schema = v.pipe(
  v.object({
    VITE_FIREBASE_API_KEY: value,
    VITE_FIREBASE_AUTH_DOMAIN: value,
    VITE_FIREBASE_PROJECT_ID: value,
    VITE_FIREBASE_STORAGE_BUCKET: value,
    VITE_FIREBASE_APP_ID: value,
    VITE_REGISTRATION_FORM: address,
    VITE_SITE_ORIGIN: origin,
    VITE_TOKEN_SYNC: address,
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
    /** Empty where there is none. */
    registrationForm: settings.VITE_REGISTRATION_FORM,
    /** Where the token goes after a sign-in; empty where nobody wants it. */
    tokenSync: settings.VITE_TOKEN_SYNC,
  })),
);

/** The build's settings, checked once; `.env.example` says what each is. */
export const environment = v.parse(schema, import.meta.env);

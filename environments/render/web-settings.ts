import type { Environment } from '../schema.ts';

/** The settings of the site's build, under the names that the site reads. */
export function makeWebSettings(
  environment: Environment,
): Readonly<Record<`VITE_${string}`, string>> {
  const { projectId, webApp, siteOrigin, embeds } = environment;
  return {
    VITE_FIREBASE_API_KEY: webApp.apiKey,
    VITE_FIREBASE_AUTH_DOMAIN: webApp.authDomain,
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_STORAGE_BUCKET: webApp.storageBucket,
    VITE_FIREBASE_APP_ID: webApp.appId,
    VITE_SITE_ORIGIN: siteOrigin,
    VITE_POSTAL_ADDRESS: environment.postalAddress,
    VITE_MAP_TILES: embeds.mapTiles,
    VITE_LOAD_EMBEDS_ON_CLICK: embeds.loadOnClick ? 'yes' : '',
    // Empty if the club has none: the site then uses its own page or endpoint, or does without.
    VITE_REGISTRATION_FORM: environment.registrationForm ?? '',
    VITE_CONTACT_FORM: environment.contactForm ?? '',
    VITE_TOKEN_SYNC: environment.tokenSync ?? '',
    VITE_CALENDAR_ID: embeds.calendarId ?? '',
  };
}

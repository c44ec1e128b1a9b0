interface ImportMetaEnv {
  // The settings of an environment, from environments/render/web-settings.ts.
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN: string;
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET: string;
  readonly VITE_FIREBASE_APP_ID: string;
  readonly VITE_SITE_ORIGIN: string;
  readonly VITE_REGISTRATION_FORM: string;
  readonly VITE_POSTAL_ADDRESS: string;
  readonly VITE_MAP_TILES: string;
  readonly VITE_CONTACT_FORM: string;
  readonly VITE_TOKEN_SYNC: string;
  readonly VITE_CALENDAR_ID: string;
  readonly VITE_LOAD_EMBEDS_ON_CLICK: string;
  /** The year in which the season of the build ends (`seasonYearAt` of `domain/team-finder.ts`). */
  readonly BUILD_SEASON: number;
}

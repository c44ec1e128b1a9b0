/** Settings of the build's environment; `environments/example.jsonc` explains each. */
export const buildSettings = {
  /** The public origin of this site. */
  siteOrigin: import.meta.env.VITE_SITE_ORIGIN,
  /** The club's postal address, which the law asks for beside the newsletter form. */
  postal: import.meta.env.VITE_POSTAL_ADDRESS,
  /** The URL template of the map's tiles. */
  mapTiles: import.meta.env.VITE_MAP_TILES,
  /** Empty where there is none. */
  registrationForm: import.meta.env.VITE_REGISTRATION_FORM,
  /** The service that takes the contact form; empty: our own endpoint does. */
  contactForm: import.meta.env.VITE_CONTACT_FORM,
  /** The id of the club's public Google calendar; empty where there is none yet. */
  calendarId: import.meta.env.VITE_CALENDAR_ID,
  /** The service that gets the token after a sign-in; empty if there is none. */
  tokenSync: import.meta.env.VITE_TOKEN_SYNC,
} as const;

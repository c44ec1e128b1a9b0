/** Settings of the build's environment; `environments/example.jsonc` explains each. */
export const buildSettings = {
  /** The public origin of this site. */
  siteOrigin: import.meta.env.VITE_SITE_ORIGIN,
  /** The postal address, which the law requires at the newsletter form. */
  postal: import.meta.env.VITE_POSTAL_ADDRESS,
  /** The URL template of the map's tiles. */
  mapTiles: import.meta.env.VITE_MAP_TILES,
  /** The address of the registration form; empty without one. */
  registrationForm: import.meta.env.VITE_REGISTRATION_FORM,
  /** The address of an external service for the contact form; empty for our own endpoint. */
  contactForm: import.meta.env.VITE_CONTACT_FORM,
  /** The id of the club's public Google calendar; empty without one. */
  calendarId: import.meta.env.VITE_CALENDAR_ID,
  /** The address of the service that receives the token after a sign-in; empty without one. */
  tokenSync: import.meta.env.VITE_TOKEN_SYNC,
} as const;

/** Addresses of the environment that the site is built for; `environments/example.jsonc` says what each is. */
export const buildSettings = {
  /** Where this site is, as others must know it. */
  siteOrigin: import.meta.env.VITE_SITE_ORIGIN,
  /** The club's postal address, which the law asks for beside the newsletter form. */
  postal: import.meta.env.VITE_POSTAL_ADDRESS,
  /** Whose drawings the map shows. */
  mapTiles: import.meta.env.VITE_MAP_TILES,
  /** Empty where there is none. */
  registrationForm: import.meta.env.VITE_REGISTRATION_FORM,
  /** The service that takes the contact form; empty: our own endpoint does. */
  contactForm: import.meta.env.VITE_CONTACT_FORM,
  /** The id of the club's public Google calendar; empty where there is none yet. */
  calendarId: import.meta.env.VITE_CALENDAR_ID,
  /** Where the token goes after a sign-in; empty where nobody wants it. */
  tokenSync: import.meta.env.VITE_TOKEN_SYNC,
} as const;

/**
 * The club's identity: the one place for its name, contacts and outside addresses. The committed
 * values are placeholders that read as such; `npm run check:production` names any that remain.
 */
export const club = {
  name: { fr: 'Volleyball Trois-Rives', en: 'Trois-Rives Volleyball' },
  founded: 2022,
  /** The year the legal line shows, as the client fixed it. */
  copyrightYear: 2024,
  phone: '514-555-0142',
  email: 'info@example.org',
  /** Sender's postal address, which the law asks of every newsletter. Empty until the club has one. */
  postalAddress: '',
  socials: {
    facebook: 'https://www.facebook.com/example',
    instagram: 'https://www.instagram.com/example',
  },
  /** Who answers for personal information (Québec's Law 25), by function. */
  privacyOfficer: 'privacy@example.org',
  /** The provincial federation's integrity policy. */
  integrityPolicy: 'https://www.example.org/federation/integrity-policy',
  /** Québec's independent services for anybody who is not treated right in sport. */
  helpLines: {
    sportAide: { phone: '1-833-211-2433', page: 'https://sportaide.ca' },
    complaint: 'https://jeporteplainte.ca',
  },
  /** The season's guide for families: what a registration covers, hosted elsewhere. */
  seasonGuide: 'https://example.org/season-guide.pdf',
  /**
   * The service that takes the contact form. Empty: our own endpoint. Its host belongs in
   * `form-action` of `firebase.json`.
   */
  contactForm: '',
  /** The club's public Google calendar. Empty: the page says that it is being prepared. */
  calendarId: 'calendar@example.org',
  /** Whose drawings the map shows; `firebase.json` must allow the host among the images. */
  mapTiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
} as const;

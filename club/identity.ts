import type { FactChecks } from './fact-check.ts';

/**
 * The club's identity: the one place for its name, contacts and outside addresses. The committed
 * values are placeholders; `npm run check:production` names those that remain.
 */
export const identity = {
  name: { fr: 'Volleyball Trois-Rives', en: 'Trois-Rives Volleyball' },
  /** The name where there is little room: a telephone's first page. */
  shortName: 'Trois-Rives',
  motto: { fr: 'Trois rives, un seul filet', en: 'Three shores, one net' },
  founded: 2022,
  /** The year the legal line shows, as the client fixed it. */
  copyrightYear: 2024,
  phone: '514-555-0142',
  email: 'info@example.org',
  socials: {
    facebook: 'https://www.facebook.com/example',
    instagram: 'https://www.instagram.com/example',
  },
  /** Who answers for personal information (Québec's Law 25), by function. */
  privacyOfficer: 'privacy@example.org',
  /** The provincial federation's integrity policy. */
  integrityPolicy: 'https://www.example.org/federation/integrity-policy',

  /** The season's guide for families: what a registration covers, hosted elsewhere. */
  seasonGuide: 'https://example.org/season-guide.pdf',
} as const;

const answeredBy = 'club administrator';
export const checks: FactChecks = {
  name: {
    answeredBy,
    checkedOn: null,
    source: 'the registered name in both languages, the short name, the motto and the year',
    texts: ['home', 'mission'],
  },
  contacts: {
    answeredBy,
    checkedOn: null,
    source:
      'a telephone and an e-mail address that somebody answers, and the pages on social media',
  },
  links: {
    answeredBy,
    checkedOn: null,
    source:
      'the privacy officer’s address, the federation’s policy and the season guide: open each',
  },
};

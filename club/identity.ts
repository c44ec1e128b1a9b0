import type { FactChecks } from './fact-check.ts';

/**
 * The club's name, contacts, and addresses of its pages elsewhere. The committed values are
 * placeholders; `npm run check:production` names those that remain.
 */
export const identity = {
  name: { fr: 'Volleyball Trois-Rives', en: 'Trois-Rives Volleyball' },
  /** The name for little space, such as a phone's home screen. */
  shortName: 'Trois-Rives',
  motto: { fr: 'Trois rives, un seul filet', en: 'Three shores, one net' },
  founded: 2022,
  /** The year in the legal line. It is fixed on purpose and never updated. */
  copyrightYear: 2024,
  phone: '514-555-0142',
  email: 'info@example.org',
  socials: {
    facebook: 'https://www.facebook.com/example',
    instagram: 'https://www.instagram.com/example',
  },
  /** The e-mail address of the person responsible for personal information (Québec's Law 25). */
  privacyEmail: 'privacy@example.org',
  /** The provincial federation's integrity policy. */
  integrityPolicy: 'https://www.example.org/federation/integrity-policy',

  /** The season's guide for families about what a registration covers, on another site. */
  seasonGuide: 'https://example.org/season-guide.pdf',
} as const;

const responsible = 'club administrator';
export const checks: FactChecks = {
  name: {
    responsible,
    checkedOn: null,
    whatToCheck:
      'the registered name in both languages, the short name, the motto and the year of foundation',
    texts: ['home', 'mission'],
  },
  contacts: {
    responsible,
    checkedOn: null,
    whatToCheck:
      'a telephone and an e-mail address that somebody answers, and the pages on social media',
  },
  links: {
    responsible,
    checkedOn: null,
    whatToCheck:
      'that somebody reads the mail to the privacy officer, and that the federation’s policy and the season guide open',
  },
};

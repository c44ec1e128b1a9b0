import type { FactChecks } from './fact-check.ts';

/** A rule of law that the site's texts state. */
export interface LawFact {
  readonly statement: string;
  /** The namespaces of `web/src/i18n/locales` that state it. */
  readonly statedIn: readonly string[];
}

/**
 * The rules of law that the texts state, in one place for checking. `npm run check:production`
 * lists those that nobody has checked for a year. No page shows this list.
 */
export const lawFacts = {
  reportingAbuse: {
    statement:
      'Any person must report physical or sexual abuse of a child to the DPJ without delay.',
    statedIn: ['footer', 'conduct', 'policy'],
  },
  privacy: {
    statement:
      'Answers within 30 days; a complaint goes to the Commission d’accès à l’information; under 14, a parent or tutor consents.',
    statedIn: ['contact', 'footer', 'policy'],
  },
  newsletters: {
    statement:
      'A request for consent and every message carry a postal address and a way to unsubscribe.',
    statedIn: ['footer', 'staffNewsletter'],
  },
  consumerProtection: {
    statement:
      'The Consumer Protection Act gives a person who cancels a contract of successive performance rights that no club rule can limit.',
    statedIn: ['policy'],
  },
  handicap: {
    statement:
      'Whoever is refused a service because of a handicap may complain to the Commission des droits de la personne et des droits de la jeunesse.',
    statedIn: ['accessibility'],
  },
} as const satisfies Record<string, LawFact>;

const responsible = 'board’s adviser';
const checkedOn = '2026-11-22';
export const checks: FactChecks<keyof typeof lawFacts> = {
  reportingAbuse: {
    responsible,
    checkedOn,
    whatToCheck: 'Youth Protection Act (P-34.1), section 39, second paragraph',
  },
  privacy: {
    responsible,
    checkedOn,
    whatToCheck:
      'Act respecting the protection of personal information in the private sector (P-39.1)',
  },
  newsletters: {
    responsible,
    checkedOn,
    whatToCheck: 'Canada’s anti-spam legislation; SOR/2012-36, section 4',
  },
  // Whether it covers the development sessions, and the fee of the refund rules, is open.
  consumerProtection: {
    responsible,
    checkedOn: null,
    whatToCheck: 'Consumer Protection Act (P-40.1), sections 188 to 196',
  },
  handicap: {
    responsible,
    checkedOn: null,
    whatToCheck: 'Charter of human rights and freedoms (C-12), sections 10, 12, 71 and 74',
  },
};

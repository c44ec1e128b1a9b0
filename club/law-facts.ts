import type { FactChecks } from './fact-check.ts';

const responsible = 'board’s adviser';
const checkedOn = '2026-11-22';
/**
 * The rules of law that the site's texts state, each with the namespaces of
 * `web/src/i18n/locales` that state it.
 */
export const checks: FactChecks = {
  // Any person must report physical or sexual abuse of a child to the DPJ without delay (footer,
  // conduct, policy).
  reportingAbuse: {
    responsible,
    checkedOn,
    whatToCheck: 'Youth Protection Act (P-34.1), section 39, second paragraph',
  },
  // Answers within 30 days; a complaint goes to the Commission d’accès à l’information; under 14, a
  // parent or tutor consents (contact, footer, policy).
  privacy: {
    responsible,
    checkedOn,
    whatToCheck:
      'Act respecting the protection of personal information in the private sector (P-39.1)',
  },
  // A request for consent and every message carry a postal address and a way to unsubscribe
  // (footer, staffNewsletter).
  newsletters: {
    responsible,
    checkedOn,
    whatToCheck: 'Canada’s anti-spam legislation; SOR/2012-36, section 4',
  },
  // The Consumer Protection Act gives a person who cancels a contract of successive performance
  // rights that no club rule can limit (policy). Whether it covers the development sessions, and
  // the fee of the refund rules, is open.
  consumerProtection: {
    responsible,
    checkedOn: null,
    whatToCheck: 'Consumer Protection Act (P-40.1), sections 188 to 196',
  },
  // Whoever is refused a service because of a handicap may complain to the Commission des droits de
  // la personne et des droits de la jeunesse (accessibility).
  handicap: {
    responsible,
    checkedOn: null,
    whatToCheck: 'Charter of human rights and freedoms (C-12), sections 10, 12, 71 and 74',
  },
};

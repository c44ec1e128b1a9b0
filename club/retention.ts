import type { FactChecks } from './fact-check.ts';

/** Years that the privacy notice writes out (`fr/privacy.ts`, `en/privacy.ts`). */
export const keptYears = {
  /** A player's registration file, after the last season. Kept outside this site. */
  registrationFile: 3,
  /** A receipt, as tax law requires. Kept outside this site. */
  receipt: 6,
  /** What proves a consent, once its reader has left and the address is erased. */
  endedConsent: 3,
  /** A message of the contact form. */
  message: 1,
} as const;

/**
 * How long what concerns people is kept, in days: the functions delete it then. The privacy notice
 * says the same.
 */
export const keptDays = {
  /** A request for the newsletter that nobody confirmed. */
  unconfirmed: 30,
  /** The address of a reader whose mailbox does not exist. */
  bouncedAddress: 90,
  endedConsent: keptYears.endedConsent * 365,
  /** A message of the contact form. */
  message: keptYears.message * 365,
  /** A mail in the queue that was sent, or that nobody wanted any more. */
  sentMail: 90,
  /** A mail that was not sent, so that staff can still send it. */
  unsentMail: 365,
  /** An issue of the newsletter, who tried and who sent it. */
  issue: 3 * 365,
  /** A save of the dashboard: who, when, before and after. */
  save: 2 * 365,
} as const;

export const checks: FactChecks = {
  periods: {
    answeredBy: 'privacy officer',
    checkedOn: null,
    source: 'the club’s own table of what it keeps, and a lawyer for the privacy notice',
    texts: ['privacy'],
  },
};

import type { FactChecks } from './fact-check.ts';

/**
 * Retention periods in years, which the privacy notice states in words (`fr/privacy.ts`,
 * `en/privacy.ts`).
 */
export const retentionYears = {
  /** A player's registration file, after the last season. It is stored outside this site. */
  registrationFile: 3,
  /** A receipt, as tax law requires. It is stored outside this site. */
  receipt: 6,
  /** The proof of a consent, after its reader has unsubscribed and the address is erased. */
  endedConsent: 3,
  /** A message of the contact form. */
  message: 1,
} as const;

/**
 * Retention periods in days, after which the functions or Firestore delete the data. The privacy
 * notice states some of them, and docs/privacy.md has all.
 */
export const retentionDays = {
  /** A request for the newsletter, or for a place in a program, that nobody confirmed. */
  unconfirmed: 30,
  /** The address of a reader whose mailbox does not exist. */
  bouncedAddress: 90,
  endedConsent: retentionYears.endedConsent * 365,
  /** A message of the contact form. */
  message: retentionYears.message * 365,
  /** The address of a family on the waiting list, after the end of its season. */
  waitingAfterSeason: 30,
  /**
   * The address of a family whose mail about an open place is queued. It is deleted as soon as the
   * mail is sent. If the mail could not be sent, the address is deleted after this period.
   */
  notifiedFamily: 30,
  /** A mail that was sent, or that was skipped, for example because its recipient unsubscribed. */
  sentMail: 90,
  /** A mail that is queued, has failed or may not have arrived, so that staff can still send it. */
  unsentMail: 365,
  /** An issue of the newsletter, with who tested it and who sent it. */
  issue: 3 * 365,
  /**
   * An error of the pages in a browser, after it was last seen. It contains nothing about the
   * visitor.
   */
  clientError: 30,
  /**
   * A save in the dashboard with its author and its time. It has the row before and after the save,
   * or is the last change of an order.
   */
  save: 2 * 365,
  /** A row that staff took off the site, with its pictures. Until then they can restore it. */
  retiredRow: 30,
  /** An entry of the dashboard's log: who did what, and when. */
  activity: 90,
} as const;

export const checks: FactChecks = {
  periods: {
    responsible: 'privacy officer',
    checkedOn: null,
    whatToCheck: 'the club’s own table of what it keeps, and a lawyer for the privacy notice',
    texts: ['privacy'],
  },
};

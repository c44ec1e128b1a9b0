import type { FactChecks } from './fact-check.ts';

/** Figures that a parent can rely on. Their sentences are in `fr/` and `en/`. */

/** Adults in the gym at all times. */
export const adultsInTheGym = 2;

/** Players of the development team per coach. */
export const playersPerCoach = 8;

/** The fee that the club deducts from a refund, in dollars (specification, section 9). */
export const administrationFee = 50;

/** The percentage of a session from which nothing is refunded (specification, section 9). */
export const noRefundFrom = 50;

/**
 * The refund policy's examples. They are a session's price in dollars, the number of its practices,
 * and the price of a team's season. The price of one practice is a whole number of dollars.
 */
export const refundExample = { price: 330, practices: 11, teamPrice: 1250 } as const;

/** How long the registration form takes, in minutes. */
export const formMinutes = 5;

/** The most days until the club responds to a request about personal information. */
export const responseDays = 30;

/** The most days until the club responds to a message about accessibility. */
export const accessibilityResponseDays = 10;

const uncheckedFact = { responsible: 'board', checkedOn: null };
const checkedFact = { responsible: 'board', checkedOn: '2026-11-22' };
export const checks = {
  adultsInTheGym: {
    ...uncheckedFact,
    whatToCheck: 'how many adults the club can guarantee at every practice',
  },
  playersPerCoach: { ...uncheckedFact, whatToCheck: 'the registrations of the development team' },
  administrationFee: {
    ...checkedFact,
    whatToCheck: 'the refund policy (specification, section 9)',
  },
  noRefundFrom: {
    ...checkedFact,
    whatToCheck: 'the refund policy (specification, section 9)',
  },
  refundExample: {
    ...uncheckedFact,
    whatToCheck: 'the prices of this season, as the programs name them',
  },
  formMinutes: {
    ...uncheckedFact,
    whatToCheck: 'the registration form, filled in by somebody with a watch',
  },
  responseDays: {
    ...checkedFact,
    whatToCheck: 'thirty days at most: `privacy` in law-facts.ts',
  },
  accessibilityResponseDays: {
    ...uncheckedFact,
    whatToCheck: 'how fast the club can respond and repair',
  },
  policies: {
    ...uncheckedFact,
    whatToCheck: 'the policies as the board adopted them, read by an adviser',
    texts: ['policies'],
  },
  conduct: {
    ...uncheckedFact,
    whatToCheck: 'the code of conduct as the board adopted it',
    texts: ['conduct'],
  },
  newsletter: {
    ...uncheckedFact,
    whatToCheck: 'how often the club really writes',
    texts: ['newsletter'],
  },
} satisfies FactChecks;

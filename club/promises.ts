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
 * The refund policy's examples: a session's price in dollars, its practices, and a season's price.
 * A practice costs whole dollars.
 */
export const refundExample = { session: 330, practices: 11, season: 1250 } as const;

/** How long the registration form takes, in minutes. */
export const formMinutes = 5;

/** The most days until the club responds to a request about personal information. */
export const responseDays = 30;

/** The most days until the club responds to a message about accessibility. */
export const accessibilityResponseDays = 10;

const board = { responsible: 'board', checkedOn: null };
const specificationCheck = { responsible: 'board', checkedOn: '2026-11-22' };
export const checks = {
  adultsInTheGym: { ...board, source: 'what the club can keep at every practice' },
  playersPerCoach: { ...board, source: 'the registrations of the development team' },
  administrationFee: {
    ...specificationCheck,
    source: 'the refund policy (specification, section 9)',
  },
  noRefundFrom: { ...specificationCheck, source: 'the refund policy (specification, section 9)' },
  refundExample: { ...board, source: 'the prices of this season, as the programs name them' },
  formMinutes: { ...board, source: 'the registration form, filled in by somebody with a watch' },
  responseDays: { ...specificationCheck, source: 'thirty days at most: `privacy` in law-facts.ts' },
  accessibilityResponseDays: { ...board, source: 'how fast the club can respond and repair' },
  policies: {
    ...board,
    source: 'the policies as the board adopted them, read by an adviser',
    texts: ['policies'],
  },
  conduct: {
    ...board,
    source: 'the code of conduct as the board adopted it',
    texts: ['conduct'],
  },
  newsletter: { ...board, source: 'how often the club really writes', texts: ['newsletter'] },
} satisfies FactChecks;

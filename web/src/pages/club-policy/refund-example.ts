import { administrationFee } from '@club/about/promises';
import { refundAfterStart, refundBeforeStart, refundOfCancelled } from '@club/domain/refund';

const session = { price: 330, trainings: 11 };
const [early, late, cancelled] = [3, 6, 2];

/** The figures of the worked examples, in dollars; one rounds nothing here. */
export const dollars = {
  price: session.price,
  one: session.price / session.trainings,
  fee: administrationFee,
  value: ((session.trainings - early) * session.price) / session.trainings,
  teamPrice: 1250,
} as const;

/** How many practices the examples speak of. */
export const counts = {
  trainings: session.trainings,
  early,
  late,
  remaining: session.trainings - early,
  cancelled,
} as const;

/** What each case gives back, where that is more than nothing. */
export const refunds = {
  team: 0,
  before: refundBeforeStart(session),
  during: refundAfterStart(session, early),
  missed: 0,
  club: refundOfCancelled(session, cancelled),
} as const;
export type CaseId = keyof typeof refunds;

/** The five cases by what one registered for; a season on a team first, where least comes back. */
export const caseGroups = [
  { id: 'season', cases: ['team'] },
  { id: 'session', cases: ['before', 'during', 'missed'] },
  { id: 'everyone', cases: ['club'] },
] as const satisfies readonly { id: string; cases: readonly CaseId[] }[];

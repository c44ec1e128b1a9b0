import {
  type CalendarStatus,
  calendarStatusSchema,
  type HeldLoss,
} from '@club/domain/calendar/calendar-status';
import * as v from 'valibot';
import {
  type CalendarState,
  getCalendarState,
  getReadingRequest,
  type StoredLoss,
} from '../store/calendar-state.ts';
import type { Firestore } from '../store/database.ts';
import { isReading } from './reading-state.ts';

const reviewSchema = v.pick(calendarStatusSchema, ['counts', 'titles', 'problemEntries']);
/** What staff see of the last successful reading. */
export type CalendarReview = v.InferOutput<typeof reviewSchema>;

const emptyReview: CalendarReview = {
  counts: { entries: 0, needReview: 0, problemEntries: 0, omitted: 0 },
  titles: [],
  problemEntries: [],
};

const toIso = (ms: number) => new Date(ms).toISOString();
const toIsoOrNull = (ms: number | null) => (ms === null ? null : toIso(ms));

const toHeldLoss = ({
  since,
  affected,
  entries,
  isAccepted: _,
  ...fields
}: StoredLoss): HeldLoss => ({
  ...fields,
  since: toIso(since),
  affected: affected.length,
  entries: entries.map(({ title, start, newTitle, newStart }) => ({
    title,
    start: toIso(start),
    ...(newTitle !== undefined && { newTitle }),
    ...(newStart !== undefined && { newStart: toIso(newStart) }),
  })),
});

function readReview({ review }: CalendarState): CalendarReview {
  if (review === '') return emptyReview;
  const result = v.safeParse(reviewSchema, JSON.parse(review));
  return result.success ? result.output : emptyReview;
}

/** Gets the state of the last reading, and whether one runs or is about to begin, for staff. */
export async function getCalendarStatus(db: Firestore, now: number): Promise<CalendarStatus> {
  const [state, requestedAt] = await Promise.all([getCalendarState(db), getReadingRequest(db)]);
  return {
    isReading: isReading(state, requestedAt, now),
    attemptedAt: toIsoOrNull(state.attemptedAt),
    checkedAt: toIsoOrNull(state.checkedAt),
    problem: state.problem,
    heldLoss: state.heldLoss && toHeldLoss(state.heldLoss),
    ...readReview(state),
  };
}

import { isDeepStrictEqual } from 'node:util';
import { calendarStatusLimits, type CalendarProblem } from '@club/domain/calendar/calendar-status';
import { logger } from 'firebase-functions';
import {
  deleteCalendarEntry,
  getCalendarEntries,
  listEntrySummaries,
  setCalendarEntry,
  setCalendarReading,
} from '../store/calendar-entries.ts';
import {
  type CalendarState,
  getCalendarState,
  type StoredLoss,
  updateCalendarState,
} from '../store/calendar-state.ts';
import type { Firestore, Writer } from '../store/database.ts';
import { deleteEntryChange, listEntryChanges, setEntryChange } from '../store/entry-changes.ts';
import { areWritesStopped } from '../store/switches.ts';
import { type EntryWrites, getEntriesToChange, prepareWrites } from './prepare-writes.ts';
import { compareEntries } from './compare-entries.ts';
import { FeedProblem } from './feed-problem.ts';
import { fetchFeed, getFeedAddress } from './fetch-feed.ts';
import { type EntryLoss, findLosses } from './find-losses.ts';
import { type HeldLosses, holdLoss } from './hold-loss.ts';
import { isOver } from './is-over.ts';
import { type KnownEntry, parseKnownEntries, serializeKnownEntries } from './known-entries.ts';
import { type AppliedChanges, applyStaffChanges } from './apply-staff-changes.ts';
import { makeReview } from './make-review.ts';
import { makeWindow, readFeed } from './read-feed.ts';

/** Longer than the functions may run, so that two readings never overlap. */
const leaseMs = 150_000;
/** A batch of Firestore has at most 500 writes. */
const batchSize = 400;
/** Staff may change an entry during a reading, which then prepares its writes again. */
const maxAttempts = 5;
/** An error is logged, which sends an alert, once every reading has failed for this long. */
const alertAfterMs = 60 * 60_000;

/** What a reading did. */
export type ReadingOutcome = 'read' | 'skipped' | CalendarProblem;

/** Takes the lease and returns the state. Returns undefined while another reading has the lease. */
const takeLease = (db: Firestore, now: number): Promise<CalendarState | undefined> =>
  db.runTransaction(async (transaction) => {
    const state = await getCalendarState(db, transaction);
    if (state.leaseUntil > now) return undefined;
    updateCalendarState(db, transaction, { leaseUntil: now + leaseMs, attemptedAt: now });
    return state;
  });

/** Adds the titles and starts of the first lost entries, before and now, for staff. */
async function describeLoss(db: Firestore, { loss, losses }: HeldLosses): Promise<StoredLoss> {
  const firstLosses = losses.slice(0, calendarStatusLimits.losses);
  const entries = await getCalendarEntries(
    db,
    firstLosses.map(({ id }) => id),
  );
  return {
    ...loss,
    entries: firstLosses.flatMap(({ id, content }) => {
      const entry = entries.get(id);
      if (!entry) return [];
      const { title, start } = entry;
      return {
        title,
        start: Date.parse(start),
        ...(content && content.title !== title && { newTitle: content.title }),
        ...(content && content.start !== start && { newStart: Date.parse(content.start) }),
      };
    }),
  };
}

/**
 * Writes the entries and the state.
 *
 * @returns false if staff changed an entry since `changes` was read. The state is then not written,
 *   and the caller prepares the writes again.
 */
async function applyWrites(
  db: Firestore,
  { entriesToWrite, deletedIds, knownEntries }: EntryWrites,
  {
    state,
    review,
    changes,
    now,
  }: { state: CalendarState; review: string; changes: AppliedChanges; now: number },
): Promise<boolean> {
  const writes = [
    ...entriesToWrite.map((entry) => (writer: Writer) => {
      setCalendarEntry(db, writer, entry);
    }),
    ...deletedIds.map((id) => (writer: Writer) => {
      deleteCalendarEntry(db, writer, id);
    }),
  ];
  // The state comes last. After a failure the next reading repeats the writes before it.
  while (writes.length > batchSize) {
    const batch = db.batch();
    for (const write of writes.splice(0, batchSize)) write(batch);
    await batch.commit();
  }
  const knownJson = serializeKnownEntries(knownEntries);
  return db.runTransaction(async (transaction) => {
    const changesNow = await listEntryChanges(db, transaction);
    if (!isDeepStrictEqual(changesNow, changes.stored)) return false;
    for (const write of writes) write(transaction);
    for (const change of changes.updated) setEntryChange(db, transaction, change);
    for (const id of changes.finishedIds) deleteEntryChange(db, transaction, id);
    updateCalendarState(db, transaction, {
      leaseUntil: 0,
      checkedAt: now,
      problem: null,
      failingSince: null,
      heldLoss: null,
      ...(knownJson === state.known ? {} : { known: knownJson }),
      ...(review === state.review ? {} : { review }),
    });
    setCalendarReading(db, transaction, now);
    return true;
  });
}

const findLossProblem = ({ changes }: StoredLoss): CalendarProblem =>
  changes.every(({ cause }) => cause === 'missing') ? 'loss-held-back' : 'change-held-back';

/** Gets the entries on the site, from the collection if the state was lost, as after a restore. */
async function getKnownEntries(db: Firestore, state: CalendarState): Promise<KnownEntry[]> {
  const knownEntries = parseKnownEntries(state.known);
  if (knownEntries.length > 0) return knownEntries;
  return (await listEntrySummaries(db)).map(({ id, start, isRemoved }) => ({
    id,
    key: id,
    hash: '',
    series: '',
    start,
    firstSeen: 0,
    isRemoved,
  }));
}

/**
 * Stores a sudden loss that is held back: the site keeps the entries that are missing from the
 * feed or changed. The transaction reads the stored loss again, because staff may have accepted it during the
 * fetch.
 *
 * @returns the stored loss; undefined if the comparison is to be applied
 */
const storeLoss = (
  db: Firestore,
  losses: readonly EntryLoss[],
  { upcomingCount, now }: { upcomingCount: number; now: number },
): Promise<StoredLoss | undefined> =>
  db.runTransaction(async (transaction) => {
    const { heldLoss: before } = await getCalendarState(db, transaction);
    const heldLosses = holdLoss(losses, { upcomingCount, before, now });
    if (!heldLosses) return undefined;
    const storedLoss = await describeLoss(db, heldLosses);
    updateCalendarState(db, transaction, {
      leaseUntil: 0,
      problem: findLossProblem(storedLoss),
      failingSince: null,
      heldLoss: storedLoss,
    });
    return storedLoss;
  });

/** Reads the feed. Writes what changed, or stores a sudden loss that is held back. */
async function readAndWrite(
  db: Firestore,
  state: CalendarState,
  { address, now }: { address: string; now: number },
): Promise<'read' | CalendarProblem> {
  const { from } = makeWindow(now);
  const { bytes, usedShare } = await fetchFeed(address, (lines) => isOver(lines, from));
  const reading = readFeed(bytes, now);
  const feedComparison = compareEntries(await getKnownEntries(db, state), reading, now);
  const review = JSON.stringify(makeReview(reading, { usedShare, now }));
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const changes = applyStaffChanges(feedComparison, await listEntryChanges(db));
    const { comparison } = changes;
    const entriesBefore = await getEntriesToChange(db, comparison);
    const { upcomingCount } = comparison;
    const loss = await storeLoss(db, findLosses(comparison, entriesBefore), { upcomingCount, now });
    if (loss) {
      if (loss.readings === 1)
        logger.error('calendar loss held back', { affected: loss.affected.length });
      return findLossProblem(loss);
    }
    const writes = prepareWrites(comparison, { entriesBefore, changes: changes.active, now });
    if (await applyWrites(db, writes, { state, review, changes, now })) return 'read';
  }
  throw new Error('staff changed entries during each attempt of a reading');
}

/** Stores why a reading failed. After an hour of failures an alert follows. */
async function storeProblem(
  db: Firestore,
  { failingSince }: CalendarState,
  { problem, now }: { problem: CalendarProblem; now: number },
): Promise<void> {
  const since = failingSince ?? now;
  const batch = db.batch();
  updateCalendarState(db, batch, { leaseUntil: 0, problem, failingSince: since });
  await batch.commit();
  if (now - since >= alertAfterMs) logger.error('calendar not read', { problem });
  else logger.warn('calendar reading failed', { problem });
}

/**
 * Reads the club's calendar and writes only what changed. A failed or incomplete feed changes
 * nothing, and a sudden loss is held back. Two readings never run at once.
 *
 * @throws any error that is not a FeedProblem, after it was stored as `failed`
 */
export async function readCalendar(db: Firestore, now: number): Promise<ReadingOutcome> {
  const address = getFeedAddress();
  if (address === undefined) return 'not-configured';
  if (await areWritesStopped(db)) return 'skipped';
  const state = await takeLease(db, now);
  if (!state) return 'skipped';
  try {
    return await readAndWrite(db, state, { address, now });
  } catch (error) {
    const problem = error instanceof FeedProblem ? error.problem : 'failed';
    await storeProblem(db, state, { problem, now });
    if (problem === 'failed') throw error;
    return problem;
  }
}

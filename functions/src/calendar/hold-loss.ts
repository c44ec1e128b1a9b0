import { calendarStatusLimits } from '@club/domain/calendar/calendar-status';
import type { StoredLoss } from '../store/calendar-state.ts';
import type { EntryComparison } from './compare-entries.ts';

/**
 * A loss is the upcoming entries of the site that the feed no longer has. A loss of at least
 * `minLoss` entries is sudden if it exceeds this share of the upcoming ones.
 */
const maxLossShare = 0.4;
const minLoss = 8;

type Comparison = Pick<EntryComparison, 'missingEntries' | 'upcomingCount'>;

/** Whether all upcoming entries, or so many that the feed may be at fault, are missing. */
function isSuddenLoss({ missingEntries, upcomingCount }: Comparison): boolean {
  if (missingEntries.length === 0) return false;
  if (missingEntries.length === upcomingCount) return true;
  return missingEntries.length >= minLoss && missingEntries.length / upcomingCount > maxLossShare;
}

/**
 * Holds a sudden loss back until staff accept it, or until several readings in a row have it. A loss
 * is the same as before if no further entry is missing. Fewer are missing once some have started.
 *
 * @returns the loss to store; undefined if the comparison is to be applied
 */
export function holdLoss(
  { missingEntries, upcomingCount }: Comparison,
  before: StoredLoss | null,
  now: number,
): Omit<StoredLoss, 'entries'> | undefined {
  if (!isSuddenLoss({ missingEntries, upcomingCount })) return undefined;
  const ids = missingEntries.map(({ id }) => id);
  const isSame = before !== null && ids.every((id) => before.missing.includes(id));
  if (!isSame)
    return { since: now, known: upcomingCount, readings: 1, missing: ids, isAccepted: false };
  const readings = before.readings + 1;
  if (before.isAccepted || readings >= calendarStatusLimits.lossReadings) return undefined;
  return { ...before, readings };
}

import { calendarStatusLimits } from '@club/domain/calendar/calendar-status';
import type { StoredLoss } from '../store/calendar-state.ts';
import type { EntryComparison } from './compare-entries.ts';

/** A loss of more than this share of the future entries is sudden, if at least `minLoss` are lost. */
const maxLossShare = 0.4;
const minLoss = 8;

type Comparison = Pick<EntryComparison, 'missingEntries' | 'futureCount'>;

/** Whether all future entries, or so many that the feed may be at fault, are missing. */
function isSuddenLoss({ missingEntries, futureCount }: Comparison): boolean {
  if (missingEntries.length === 0) return false;
  if (missingEntries.length === futureCount) return true;
  return missingEntries.length >= minLoss && missingEntries.length / futureCount > maxLossShare;
}

/**
 * Holds a sudden loss back until staff accept it, or until several readings in a row have it. A loss
 * is the same as before if no further entry is missing. Fewer are missing once some have started.
 *
 * @returns the loss to store; undefined if the comparison is to be applied
 */
export function holdLoss(
  { missingEntries, futureCount }: Comparison,
  before: StoredLoss | null,
  now: number,
): Omit<StoredLoss, 'entries'> | undefined {
  if (!isSuddenLoss({ missingEntries, futureCount })) return undefined;
  const ids = missingEntries.map(({ id }) => id);
  const isSame = before !== null && ids.every((id) => before.missing.includes(id));
  if (!isSame)
    return { since: now, known: futureCount, readings: 1, missing: ids, isAccepted: false };
  const readings = before.readings + 1;
  if (before.isAccepted || readings >= calendarStatusLimits.readings) return undefined;
  return { ...before, readings };
}

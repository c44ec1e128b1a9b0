import { type LossCause, lossReadings } from '@club/domain/calendar/calendar-status';
import type { StoredLoss } from '../store/calendar-state.ts';
import { type EntryLoss, isMoved } from './find-losses.ts';

/**
 * A loss of at least `minLoss` entries is sudden if it exceeds this share of the upcoming ones. So is
 * a loss of all of them.
 */
const maxLossShare = 0.4;
const minLoss = 8;
/** Staff may change the details of all entries if these are fewer, or have fewer series. */
const minChange = 3;

const isMissing = ({ causes }: EntryLoss): boolean =>
  causes.includes('missing') || causes.includes('other-calendar');

/** Whether so many entries are lost or changed that the feed may be at fault. */
function isSudden(losses: readonly EntryLoss[], upcomingCount: number): boolean {
  const minAll = losses.every(isMissing) ? 1 : minChange;
  if (losses.length === upcomingCount && losses.length >= minAll) return true;
  return losses.length >= minLoss && losses.length / upcomingCount > maxLossShare;
}

const countSeries = (losses: readonly EntryLoss[]): number =>
  new Set(losses.map(({ series }) => series)).size;

function countCauses(losses: readonly EntryLoss[]): StoredLoss['changes'] {
  const counts = new Map<LossCause, number>();
  for (const cause of losses.flatMap(({ causes }) => causes))
    counts.set(cause, (counts.get(cause) ?? 0) + 1);
  return [...counts].map(([cause, count]) => ({ cause, count }));
}

/** A sudden loss to store, and its entries. */
export interface HeldLosses {
  readonly loss: Omit<StoredLoss, 'entries'>;
  readonly losses: readonly EntryLoss[];
}

/**
 * Holds a sudden loss back until staff accept it. It also ends when several readings in a row have
 * it, but not if entries lost their details or may be another calendar's. No person does that to
 * most entries at once on purpose. A person moves a whole series with one edit, so entries that
 * moved are a sudden loss only if they belong to several series. A loss is the same as before if no
 * further entry is lost, and for no other cause. Fewer are lost once some have started.
 *
 * @returns the loss to store; undefined if the comparison is to be applied
 */
export function holdLoss(
  allLosses: readonly EntryLoss[],
  { upcomingCount, before, now }: { upcomingCount: number; before: StoredLoss | null; now: number },
): HeldLosses | undefined {
  const lost = allLosses.filter((loss) => !isMoved(loss));
  const moved = allLosses.filter(isMoved);
  const isMoveSudden = countSeries(moved) >= minChange && isSudden(moved, upcomingCount);
  const losses = [...(isSudden(lost, upcomingCount) ? lost : []), ...(isMoveSudden ? moved : [])];
  if (losses.length === 0) return undefined;
  const changedEntries = lost.filter((loss) => !isMissing(loss));
  const otherEntries = lost.filter(({ causes }) => causes.includes('other-calendar'));
  const waitsForStaff =
    (changedEntries.length > 0 && isSudden(changedEntries, upcomingCount)) ||
    otherEntries.length >= minLoss;
  const changes = countCauses(losses);
  const affected = losses.map(({ id }) => id);
  const isSame =
    before !== null &&
    affected.every((id) => before.affected.includes(id)) &&
    changes.every(({ cause }) => before.changes.some((one) => one.cause === cause));
  const fields = { affected, changes, waitsForStaff };
  if (!isSame) {
    const loss = { since: now, known: upcomingCount, readings: 1, isAccepted: false, ...fields };
    return { loss, losses };
  }
  const readings = before.readings + 1;
  const isConfirmed = !waitsForStaff && readings >= lossReadings;
  if (before.isAccepted || isConfirmed) return undefined;
  return { loss: { ...before, waitsForStaff, readings }, losses };
}

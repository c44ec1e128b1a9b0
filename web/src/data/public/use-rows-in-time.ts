import { isOver } from '@club/domain/is-over';
import { useEffect, useState } from 'react';

interface TimedRow {
  /** When the row disappears, in ISO 8601; null if it does not. */
  readonly showUntil: string | null;
}

/** The longest delay of a timer. Browsers fire longer ones at once. */
const maxDelayMs = 2 ** 31 - 1;

/** Leaves out the rows whose end has passed, also while the page stays open. */
export function useRowsInTime<Row extends TimedRow>(rows: readonly Row[]): readonly Row[] {
  const [now, setNow] = useState(Date.now);
  const rowsInTime = rows.filter((row) => !isOver(row, now));
  const nextEnd = Math.min(
    ...rowsInTime.map(({ showUntil }) => Date.parse(showUntil ?? '9999-12-31')),
  );
  useEffect(() => {
    const delay = Math.min(nextEnd - Date.now(), maxDelayMs);
    const timer = setTimeout(() => setNow(Date.now()), delay);
    return () => clearTimeout(timer);
  }, [nextEnd, now]);
  return rowsInTime;
}

/** The longest delay of a timer, almost 25 days. Browsers fire longer ones at once. */
const maxDelayMs = 2 ** 31 - 1;

/** When a row disappears, in milliseconds: a banner or notice at `showUntil`, an entry at `end`. */
function getEnd(row: object): number {
  const end = 'showUntil' in row ? row.showUntil : 'end' in row && row.end;
  return typeof end === 'string' ? Date.parse(end) : Infinity;
}

/** Leaves out the rows whose end has passed. */
export const leaveOutEndedRows = <T extends object>(rows: readonly T[]): readonly T[] =>
  rows.filter((row) => getEnd(row) > Date.now());

/**
 * Waits for the end of each row while the page stays open.
 *
 * @param onRows called with the remaining rows at each end. If the next end is further away than
 *   `maxDelayMs`, also called after that delay.
 * @returns a function that stops the timer
 */
export function followEnds<T extends object>(
  rows: readonly T[],
  onRows: (rows: readonly T[]) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitForNextEnd = () => {
    const nextEnd = Math.min(...leaveOutEndedRows(rows).map(getEnd));
    if (nextEnd === Infinity) return;
    timer = setTimeout(
      () => {
        onRows(leaveOutEndedRows(rows));
        waitForNextEnd();
      },
      Math.min(nextEnd - Date.now(), maxDelayMs),
    );
  };
  waitForNextEnd();
  return () => clearTimeout(timer);
}

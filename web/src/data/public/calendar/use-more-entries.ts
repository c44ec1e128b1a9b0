import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { useState } from 'react';
import { logWarning } from '../../log-warning.ts';
import { withTimeout } from '../with-timeout.ts';
import type { ListQuery } from '../../public-queries.ts';
import { readMoreEntries } from './calendar-lists.ts';

type Status = 'idle' | 'loading' | 'error';

interface MoreEntries {
  /** The entries of the first page and of the pages that the visitor has loaded. */
  readonly entries: readonly CalendarEntry[];
  /** False once a page was not full. */
  readonly hasMore: boolean;
  readonly status: Status;
  readonly showMore: () => void;
}

/** Loads further pages of a list, each after the last entry of the one before. */
export function useMoreEntries(
  query: ListQuery,
  firstPage: readonly CalendarEntry[],
  isFull: boolean,
): MoreEntries {
  const [pages, setPages] = useState<readonly (readonly CalendarEntry[])[]>([]);
  const [isComplete, setIsComplete] = useState(!isFull);
  const [status, setStatus] = useState<Status>('idle');
  const entries = [firstPage, ...pages].flat();
  const last = entries.at(-1);
  const showMore = () => {
    if (!last || status === 'loading') return;
    setStatus('loading');
    const after = { time: last.end, _id: last._id };
    withTimeout(readMoreEntries({ ...query, after })).then(
      (page) => {
        setPages((previous) => [...previous, page.rows]);
        setIsComplete(!page.isFull);
        setStatus('idle');
      },
      (cause: unknown) => {
        logWarning('More entries of the calendar could not be read', cause);
        setStatus('error');
      },
    );
  };
  return { entries, hasMore: !isComplete, status, showMore };
}

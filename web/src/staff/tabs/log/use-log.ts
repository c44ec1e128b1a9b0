import { type ActivityEntry, type ActivityPage, firstActivityPageId } from '@club/domain/activity';
import { useState } from 'react';
import { listActivity } from '../../../data/staff/staff-activity.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';
import { toLoadState } from '../../../state/load-state.ts';

interface OlderEntries {
  readonly pages: readonly ActivityPage[];
  readonly status: 'idle' | 'loading' | 'failed';
}

/** The latest entries are fetched again this often, until staff request older ones. */
const refreshMs = 30_000;

/** Reads the log page by page, the latest first. */
export function useLog() {
  const [older, setOlder] = useState<OlderEntries>({ pages: [], status: 'idle' });
  const { state, data, retry } = useStaffRequest({
    key: 'the log',
    fetch: () => listActivity(firstActivityPageId),
    // A newer first page would leave a gap before the older pages.
    getRepeatDelayMs: () =>
      older.status === 'idle' && older.pages.length === 0 ? refreshMs : undefined,
  });
  const pages = data ? [data, ...older.pages] : [];
  const entries: readonly ActivityEntry[] = pages.flatMap((page) => page.entries);
  const load = async () => {
    const last = entries.at(-1);
    if (!last) return;
    setOlder({ pages: older.pages, status: 'loading' });
    try {
      const page = await listActivity(last._id);
      setOlder({ pages: [...older.pages, page], status: 'idle' });
    } catch {
      setOlder({ pages: older.pages, status: 'failed' });
    }
  };
  return {
    // A failed refresh leaves the list as it is.
    state: data === undefined && state.status !== 'ready' ? state : toLoadState(entries),
    retry,
    olderEntries: {
      hasMore: pages.at(-1)?.hasMore === true,
      isLoading: older.status === 'loading',
      hasFailed: older.status === 'failed',
      load: () => void load(),
    },
  };
}

import type { Notice } from '@club/domain/content/notice';
import { useEffect, useState } from 'react';
import { logWarning } from '../../log-warning.ts';
import { repositories } from './repositories.ts';

const { list, loadSnapshot } = repositories.notices;
const noNotices: readonly Notice[] = [];

/** A visitor who comes back within this time sees the notice as it was. */
const freshMs = 60_000;

/**
 * The urgent notice until its end; undefined without one. It is read again when the network is
 * back. It is also read when the visitor returns to the page a minute or more after the last read.
 * A phone keeps pages open for days.
 */
export function useUrgentNotice(): Notice | undefined {
  const [notices, setNotices] = useState(() => loadSnapshot() ?? noNotices);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const showNotices = (rows: readonly Notice[]) => {
      if (!signal.aborted) setNotices(rows);
    };
    let readAt = 0;
    const read = () => {
      readAt = Date.now();
      return list(showNotices).then(showNotices, (cause: unknown) =>
        logWarning('The urgent notice could not be read', cause),
      );
    };
    void read();
    const readIfStale = () => {
      const isFresh = Date.now() - readAt < freshMs;
      if (document.visibilityState === 'visible' && !isFresh) void read();
    };
    document.addEventListener('visibilitychange', readIfStale, { signal });
    window.addEventListener('online', () => void read(), { signal });
    return () => controller.abort();
  }, []);
  return notices[0];
}

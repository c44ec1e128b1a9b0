import type { Notice } from '@club/domain/content/notice';
import { useEffect, useState } from 'react';
import { report } from '../../report.ts';
import { repositories } from './repositories.ts';

const { list, loadSnapshot } = repositories.notices;
const noNotices: readonly Notice[] = [];

/**
 * The urgent notice until its end; undefined without one. It is read again whenever the visitor
 * returns to the page, because a phone keeps pages open for days.
 */
export function useUrgentNotice(): Notice | undefined {
  const [notices, setNotices] = useState(() => loadSnapshot() ?? noNotices);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const showNotices = (rows: readonly Notice[]) => {
      if (!signal.aborted) setNotices(rows);
    };
    const read = () =>
      list(showNotices).then(showNotices, (cause: unknown) =>
        report('The urgent notice could not be read', cause),
      );
    void read();
    const readIfVisible = () => {
      if (document.visibilityState === 'visible') void read();
    };
    document.addEventListener('visibilitychange', readIfVisible, { signal });
    window.addEventListener('online', readIfVisible, { signal });
    return () => controller.abort();
  }, []);
  return notices[0];
}

import { NoticeBar } from '../content/notice-bar.tsx';
import type { Notice } from '@club/domain/content/notice';
import { type PublicList, useList } from '../data/public/use-list.ts';
import { ErrorIsolation } from '../ui/error-isolation.tsx';

/** Not in `data/public/lists.ts`, because the notice loads after the page. */
const urgentNotices: PublicList<Notice> = {
  key: 'notices',
  loadReader: async () => (await import('../data/public/reader/readers.ts')).readers.notices,
};

/** The urgent notice until its end. Screen readers announce it when it appears. */
function NoticeAlert() {
  const { state } = useList(urgentNotices);
  const [notice] = state.status === 'ready' ? state.data : [];
  return <div role="alert">{notice && <NoticeBar notice={notice} />}</div>;
}

/** The urgent notice. Its failure leaves the page as it is. */
export function UrgentNotice() {
  return (
    <ErrorIsolation>
      <NoticeAlert />
    </ErrorIsolation>
  );
}

import { NoticeBar } from '../content/notice-bar.tsx';
import { useUrgentNotice } from '../data/public/repository/use-urgent-notice.ts';

/** The urgent notice. Screen readers announce it when it appears. */
export function UrgentNotice() {
  const notice = useUrgentNotice();
  return <div role="alert">{notice && <NoticeBar notice={notice} />}</div>;
}

import { NoticeBar } from '../content/notice-bar.tsx';
import { useUrgentNotice } from '../data/public/repository/use-urgent-notice.ts';
import { ErrorIsolation } from '../ui/error-isolation.tsx';

/** The urgent notice. Screen readers announce it when it appears. */
function NoticeAlert() {
  const notice = useUrgentNotice();
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

import { type ComponentType, useEffect, useState } from 'react';

/**
 * The place of the urgent notice, at the top of a page. Its code is loaded after the page, because
 * there is rarely a notice.
 */
export function NoticeSlot() {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    import('./urgent-notice.tsx').then(
      ({ UrgentNotice }) => setNotice(() => UrgentNotice),
      () => undefined,
    );
  }, []);
  return Notice && <Notice />;
}

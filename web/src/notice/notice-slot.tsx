import { type ComponentType, useEffect, useState } from 'react';

/**
 * The urgent notice, at the top of a page. The notice's code is loaded after the page, because
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

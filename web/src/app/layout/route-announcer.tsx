import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasTexts } from '../../i18n/load-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePageHead } from '../head/use-page-head.ts';
import { useShownPage } from '../shown-page.ts';

/** The shown page's title in the current language. */
function usePageTitle(): string {
  const { t } = useTexts();
  const { page, params } = useShownPage();
  // A page whose texts failed to load has no title. The router shows the error page instead.
  return page && hasTexts(page.namespaces) ? page.title(t, params) : '';
}

/**
 * Focuses the target of a link's `#`. An element that is not focusable needs a `tabIndex` for that.
 * The router has already scrolled to the target.
 */
function focusTarget(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * After a change of page, sets the head, focuses the content and announces the title. The browser
 * does so only for a full page load.
 */
export function RouteAnnouncer() {
  usePageHead();
  const title = usePageTitle();
  const { pathname, hash, key } = useLocation();
  const shownPathname = useRef(pathname);
  const shownKey = useRef(key);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    const isNewPage = shownPathname.current !== pathname;
    shownPathname.current = pathname;
    const target = document.getElementById(hash.slice(1));
    if (target) focusTarget(target);
    else if (isNewPage) document.getElementById('main')?.focus({ preventScroll: true });
    if (isNewPage) setAnnouncement(title);
  }, [pathname, hash, key, title]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

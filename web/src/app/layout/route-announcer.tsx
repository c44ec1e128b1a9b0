import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasTexts } from '../../i18n/load-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePageHead } from '../head/use-page-head.ts';
import { useShownPage } from '../shown-page.ts';

/** The shown page's title in the current language. */
function usePageTitle(): string {
  const { t } = useTexts();
  const { page: title, params } = useShownPage();
  // A page whose texts failed to load has no title. The router shows the error page instead.
  return title && hasTexts(title.namespaces) ? title.title(t, params) : '';
}

/** Moves focus to the target of a link's `#`. The router has scrolled to it. */
function focusPart(part: HTMLElement): void {
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/**
 * After a change of page, does what the browser does for a loaded page. It sets the head, focuses
 * the content and announces the page.
 */
export function RouteAnnouncer() {
  usePageHead();
  const title = usePageTitle();
  const { pathname, hash, key } = useLocation();
  const shownPathname = useRef(pathname);
  const shownKey = useRef(key);
  const [announcement, setAnnounced] = useState('');

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    const isNewPage = shownPathname.current !== pathname;
    shownPathname.current = pathname;
    const part = document.getElementById(hash.slice(1));
    if (part) focusPart(part);
    else if (isNewPage) document.getElementById('main')?.focus({ preventScroll: true });
    if (isNewPage) setAnnounced(title);
  }, [pathname, hash, key, title]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { hasSections } from '../../i18n/load-sections.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePageHead } from '../head/use-page-head.ts';
import { isPageHandle } from '../page-handle.ts';

/** The title of the page that is shown, in the language of the moment. */
function usePageTitle(): string {
  const { t } = useTexts();
  const match = useMatches().findLast(({ handle }) => isPageHandle(handle));
  const handle = isPageHandle(match?.handle) ? match.handle : undefined;
  // A page whose texts did not come has none: the page of errors stands in its place.
  return handle && hasSections(handle.sections) ? handle.title(t, match?.params ?? {}) : '';
}

/** Moves focus to the part of a page that a link leads to; the router has scrolled there. */
function focusPart(part: HTMLElement): void {
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/**
 * Does what the browser does when it loads a page, which it does not when the router changes one:
 * sets the head, moves focus to the content and says where the reader is.
 */
export function RouteAnnouncer() {
  usePageHead();
  const page = usePageTitle();
  const { pathname, hash, key } = useLocation();
  const shown = useRef(pathname);
  const visit = useRef(key);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (visit.current === key) return;
    visit.current = key;
    const isNewPage = shown.current !== pathname;
    shown.current = pathname;
    const part = document.getElementById(hash.slice(1));
    if (part) focusPart(part);
    else if (isNewPage) document.getElementById('main')?.focus({ preventScroll: true });
    if (isNewPage) setAnnounced(page);
  }, [pathname, hash, key, page]);

  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}

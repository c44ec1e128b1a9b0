import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { environment } from '../../data/environment.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { isPageHandle } from '../page-handle.ts';
import { type HeadTag, pageHead } from './page-head.ts';

const own = '[data-head]';

function toElement({ key, tag, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.dataset['head'] = key;
  return element;
}

/** Keeps the head with the page that is shown and its language; the build wrote the first one. */
export function usePageHead(): void {
  const { t, locale } = useTexts();
  const { pathname } = useLocation();
  const match = useMatches().findLast(({ handle }) => isPageHandle(handle));
  const handle = isPageHandle(match?.handle) ? match.handle : undefined;
  const params = match?.params;

  useEffect(() => {
    if (!handle || !params) return;
    const origin = environment.siteOrigin || window.location.origin;
    const head = pageHead({ handle, params, path: pathname, locale, t, origin });
    document.title = head.title;
    for (const old of document.head.querySelectorAll(own)) old.remove();
    document.head.append(...head.tags.map(toElement));
  }, [handle, params, pathname, locale, t]);
}

import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { buildSettings } from '../../data/build-settings.ts';
import { report } from '../../data/report.ts';
import { hasSections } from '../../i18n/load-sections.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { nextTask } from '../../scheduling/next-task.ts';
import { isPageHandle } from '../page-handle.ts';
import type { HeadTag } from './page-head.ts';

/** Behind the page, whose head the build wrote: it is for the pages one goes to from here. */
const load = () => import('./page-head.ts');

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
    if (!handle || !params || !hasSections(handle.sections)) return;
    let isWanted = true;
    const origin = buildSettings.siteOrigin || window.location.origin;
    const write = async () => {
      await nextTask();
      const { pageHead } = await load();
      if (!isWanted) return;
      const { title, tags } = pageHead({ handle, params, path: pathname, locale, t, origin });
      document.title = title;
      for (const old of document.head.querySelectorAll(own)) old.remove();
      document.head.append(...tags.map(toElement));
    };
    write().catch((cause: unknown) => report('The head of the page stays as it was', cause));
    return () => {
      isWanted = false;
    };
  }, [handle, params, pathname, locale, t]);
}

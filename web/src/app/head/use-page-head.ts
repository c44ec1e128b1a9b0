import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { buildSettings } from '../../data/build-settings.ts';
import { logWarning } from '../../data/log-warning.ts';
import { hasTexts } from '../../i18n/load-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { nextTask } from '../../scheduling/next-task.ts';
import { useShownPage } from '../shown-page.ts';
import type { HeadTag } from './page-head.ts';

/** The elements of the head that each page replaces. */
const headElementsSelector = '[data-head]';

function toElement({ key, tag, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.dataset['head'] = key;
  return element;
}

/** Sets the document's head for the shown page and language. */
export function usePageHead(): void {
  const { t, locale } = useTexts();
  const { pathname } = useLocation();
  const { page, params } = useShownPage();

  useEffect(() => {
    if (!page || !hasTexts(page.namespaces)) return;
    let isCurrent = true;
    const origin = buildSettings.siteOrigin || window.location.origin;
    const updateHead = async () => {
      await nextTask();
      // Loaded after the page, because the first page's head is prerendered.
      const { composePageHead } = await import('./page-head.ts');
      if (!isCurrent) return;
      const { title, tags } = composePageHead({ page, params, path: pathname, locale, t, origin });
      document.title = title;
      for (const previousElement of document.head.querySelectorAll(headElementsSelector))
        previousElement.remove();
      document.head.append(...tags.map(toElement));
    };
    updateHead().catch((cause: unknown) =>
      logWarning('The head of the page could not be updated', cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [page, params, pathname, locale, t]);
}

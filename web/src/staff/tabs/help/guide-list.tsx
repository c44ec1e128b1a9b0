import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { controlClass, Field } from '../../../ui/field.tsx';
import { findPages } from './find-pages.ts';
import { type GuidePageId, guidePageIds } from './guide-pages.ts';

/** The list of the guide's pages, with a search over all their texts. */
export function GuideList({ onOpen }: { readonly onOpen: (id: GuidePageId) => void }) {
  const { t } = useTexts();
  const [query, setQuery] = useState('');
  const pages = guidePageIds.map((id) => {
    const { title, intro, steps, notes, searchTerms } = t(`staffGuide:pages.${id}`, {
      returnObjects: true,
    });
    return { id, text: [title, intro, ...steps, ...notes, searchTerms].join(' ') };
  });
  const foundIds = findPages(pages, query);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div role="search" className="max-w-xl">
        <Field label={t('staffGuide:search')}>
          {(control) => (
            <input
              {...control}
              type="search"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              className={controlClass}
            />
          )}
        </Field>
      </div>
      <p role="status" className={query.trim() === '' ? 'sr-only' : undefined}>
        {query.trim() !== '' &&
          (foundIds.length === 0
            ? t('staffGuide:found_none')
            : t('staffGuide:found', { count: foundIds.length }))}
      </p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {(foundIds.length > 0 ? foundIds : guidePageIds).map((id) => (
          <li key={id} className="grid">
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="grid min-h-24 cursor-pointer content-start gap-1 border-l-8 border-court bg-white p-4 text-left hover:bg-sun"
            >
              <span className="font-display text-lead leading-tight font-bold">
                {t(`staffGuide:pages.${id}.title`)}
              </span>
              <span className="text-sm">{t(`staffGuide:pages.${id}.intro`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

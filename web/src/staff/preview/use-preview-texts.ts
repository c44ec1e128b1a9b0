import { useEffect, useState } from 'react';
import { logWarning } from '../../data/log-warning.ts';
import { locales } from '@club/domain/locale';
import { loadNamespaces } from '../../i18n/load-texts.ts';

const previewNamespaces = ['common', 'home', 'program', 'schedule'] as const;

/** Loads the preview's texts in both languages; returns whether they are loaded. */
export function usePreviewTexts(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    Promise.all(locales.map((locale) => loadNamespaces(locale, previewNamespaces))).then(
      () => setIsReady(true),
      (cause: unknown) => logWarning('The texts of the preview could not be fetched', cause),
    );
  }, []);
  return isReady;
}

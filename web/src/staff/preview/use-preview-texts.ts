import { useEffect, useState } from 'react';
import { report } from '../../data/report.ts';
import { loadTextsInAllLocales } from '../../i18n/load-texts.ts';

/** Loads the preview's texts in both languages; returns whether they are loaded. */
export function usePreviewTexts(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    loadTextsInAllLocales('common', 'home', 'program', 'schedule').then(
      () => setIsReady(true),
      (cause: unknown) => report('The texts of the preview could not be fetched', cause),
    );
  }, []);
  return isReady;
}

import { locales } from '@club/domain/locale';
import { useEffect, useState } from 'react';
import { logWarning } from '../../data/log-warning.ts';
import { loadNamespaces } from '../../i18n/load-texts.ts';
import type { Namespace } from '../../i18n/namespaces.ts';

/**
 * Loads texts in both languages; returns whether they are loaded.
 *
 * @param namespaces the same array at every render
 */
export function useBothLanguages(namespaces: readonly Namespace[]): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    Promise.all(locales.map((locale) => loadNamespaces(locale, namespaces))).then(
      () => setIsReady(true),
      (cause: unknown) => logWarning('The texts of both languages could not be fetched', cause),
    );
  }, [namespaces]);
  return isReady;
}

import type { Locale } from '@club/domain/locale';
import type { TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { currentLocale, i18n } from './i18n.ts';

function subscribe(notify: () => void): () => void {
  i18n.on('languageChanged', notify);
  return () => i18n.off('languageChanged', notify);
}

/** One function for each language, so that it is the same at every render. */
const inLocale = new Map<Locale, TFunction>();

function textsIn(locale: Locale): TFunction {
  const t = inLocale.get(locale) ?? i18n.getFixedT(locale, 'site');
  inLocale.set(locale, t);
  return t;
}

/**
 * The texts of the interface and the language they are in; draws again when that changes. All that
 * the site needs of react-i18next, which weighs more than some of its pages.
 */
export function useTexts(): { t: TFunction; locale: Locale } {
  const locale = useSyncExternalStore(subscribe, currentLocale, currentLocale);
  return { t: textsIn(locale), locale };
}

import { fallbackLocale, isLocale, type Locale, locales } from '@club/domain/locale';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { problem as problemEn } from './locales/en/problem.ts';
import { problem as problemFr } from './locales/fr/problem.ts';
import { storeLocale } from './store-locale.ts';

/** The site's i18next instance. */
export const i18n = i18next.createInstance();

/** Starts i18next in a language. One that the site does not have means French. */
export function startI18n(locale: string = fallbackLocale): void {
  void i18n.use(initReactI18next).init({
    initAsync: false,
    lng: locale,
    supportedLngs: [...locales],
    fallbackLng: fallbackLocale,
    load: 'currentOnly',
    defaultNS: 'common',
    // Error pages must have their texts offline.
    resources: { en: { problem: problemEn }, fr: { problem: problemFr } },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false }, // React escapes
    react: { useSuspense: false },
  });
  if (import.meta.env.SSR) return;
  i18n.on('languageChanged', () => {
    // The attribute selects a screen reader's voice. i18next does not set it.
    document.documentElement.lang = getCurrentLocale();
    storeLocale(getCurrentLocale());
  });
}

/** The site's current language. */
export function getCurrentLocale(): Locale {
  return isLocale(i18n.resolvedLanguage) ? i18n.resolvedLanguage : fallbackLocale;
}

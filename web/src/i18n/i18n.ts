import { fallbackLocale, isLocale, type Locale, locales } from '@club/domain/locale';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { problem as problemEn } from './locales/en/problem.ts';
import { problem as problemFr } from './locales/fr/problem.ts';
import { storeLocale } from './store-locale.ts';
import { findRequestedLocale } from './find-requested-locale.ts';

/** The site's i18next instance. */
export const i18n = i18next.createInstance();

/** Starts i18next in the requested language, or in French. */
export function startI18n(): void {
  const requestedLocale = import.meta.env.SSR
    ? undefined
    : findRequestedLocale(window.location.search, document.cookie);
  void i18n.use(initReactI18next).init({
    initAsync: false,
    lng: requestedLocale ?? fallbackLocale,
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
  updateHtmlLang();
  i18n.on('languageChanged', () => {
    updateHtmlLang();
    storeLocale(getCurrentLocale());
  });
}

/** The site's current language. */
export function getCurrentLocale(): Locale {
  return isLocale(i18n.resolvedLanguage) ? i18n.resolvedLanguage : fallbackLocale;
}

/** Sets `<html lang>`, which selects a screen reader's voice. i18next does not set it. */
function updateHtmlLang(): void {
  const { documentElement: html } = document;
  // Setting the same value would recalculate the page's styles.
  if (html.lang !== getCurrentLocale()) html.lang = getCurrentLocale();
}

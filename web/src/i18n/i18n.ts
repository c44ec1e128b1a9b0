import { fallbackLocale, isLocale, type Locale, locales } from '@club/domain/locale';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { problem as problemEn } from './locales/en/problem.ts';
import { problem as problemFr } from './locales/fr/problem.ts';
import { storeLocale } from './store-locale.ts';
import { findRequestedLocale } from './find-requested-locale.ts';

/** The site's one instance. */
export const i18n = i18next.createInstance();

/** The address's `?lng=` first, then the cookie, else French; never the browser's own setting. */
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
    // The texts of error pages must be there when nothing can be fetched.
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

/** The language the site speaks now. */
export function getCurrentLocale(): Locale {
  return isLocale(i18n.resolvedLanguage) ? i18n.resolvedLanguage : fallbackLocale;
}

/** i18next never touches `<html lang>`, and a screen reader would read French aloud in English. */
function updateHtmlLang(): void {
  const { documentElement: html } = document;
  // Saying it again would have the browser work out the style of the whole page again.
  if (html.lang !== getCurrentLocale()) html.lang = getCurrentLocale();
}

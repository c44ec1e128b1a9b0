import { fallbackLocale, isLocale, type Locale, locales } from '@club/domain/locale';
import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { problem as problemEn } from './locales/en/problem.ts';
import { problem as problemFr } from './locales/fr/problem.ts';
import { localeCookie, minutesOfAYear, toShortCode } from './wanted-locale.ts';

/** The one instance. Every section lives in its one namespace, below the section's name. */
export const i18n = i18next.createInstance();

/** The address's `?lng=` first, then the cookie, else French; never the browser's own setting. */
export function startI18n(): void {
  void i18n.use(LanguageDetector).init({
    initAsync: false,
    supportedLngs: [...locales],
    fallbackLng: fallbackLocale,
    load: 'currentOnly',
    ns: 'site',
    defaultNS: 'site',
    // Error pages must speak when nothing else can be fetched.
    resources: { en: { site: { problem: problemEn } }, fr: { site: { problem: problemFr } } },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false }, // React escapes
    detection: {
      order: ['querystring', 'cookie'],
      lookupQuerystring: 'lng',
      lookupCookie: 'lng',
      caches: ['cookie'],
      cookieMinutes: minutesOfAYear,
      cookieOptions: localeCookie,
      // The detector would store `en-CA` and `EN` as they came.
      convertDetectedLanguage: toShortCode,
    },
  });
  followLanguage();
  i18n.on('languageChanged', followLanguage);
}

/** The language the site speaks now. */
export function currentLocale(): Locale {
  return isLocale(i18n.resolvedLanguage) ? i18n.resolvedLanguage : fallbackLocale;
}

/** i18next never touches `<html lang>`, and a screen reader would read French aloud in English. */
function followLanguage(): void {
  if (import.meta.env.SSR) return;
  document.documentElement.lang = currentLocale();
}

/** The site's languages; French comes first and is the fallback (specification, section 1). */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];
export const fallbackLocale: Locale = 'fr';

/** Whether a value is one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return value === 'fr' || value === 'en';
}

/** The address of the English file that the build writes for a page. */
export const getEnglishAddress = (path: string): `/en${string}` => `/en${path === '/' ? '' : path}`;

/** The site's languages; French comes first and is the fallback (specification, section 1). */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];
export const fallbackLocale: Locale = 'fr';

/** True for a language the site is written in. */
export function isLocale(value: unknown): value is Locale {
  return value === 'fr' || value === 'en';
}

/** Where the build puts the English page that stands by for an address. */
export const englishAddress = (path: string): `/en${string}` => `/en${path === '/' ? '' : path}`;

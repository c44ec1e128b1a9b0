/** The site's languages; French comes first and is the fallback (specification, section 1). */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];
export const fallbackLocale: Locale = 'fr';

/** Whether a value is one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return value === 'fr' || value === 'en';
}

/** The English address of a page, with its query and hash. The build writes a file for its path. */
export const getEnglishAddress = (address: string): `/en${string}` =>
  `/en${address.replace(/^\/(?![^#?])/u, '')}`;

/** The path of a page, without the `/en` of its English address. */
export const removeEnglishPrefix = (path: string): string =>
  path.replace(/^\/en(?=\/|$)/u, '') || '/';

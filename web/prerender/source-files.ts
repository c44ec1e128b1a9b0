import type { Locale } from '@club/domain/locale';

const toKebabCase = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/**
 * The file of a page's component: `programDetail` has `program-detail-page.tsx`.
 *
 * @param name the page's name in the table of paths
 */
export const getComponentFile = (name: string): string => `${toKebabCase(name)}-page.tsx`;

/**
 * The file of a namespace below `web/src`: `thankYou` has `thank-you.ts`. `admin` has `staff.ts`,
 * with all namespaces of the dashboard.
 */
export const getTextsFile = (namespace: string, locale: Locale): string =>
  `i18n/locales/${locale}/${namespace === 'admin' ? 'staff' : toKebabCase(namespace)}.ts`;

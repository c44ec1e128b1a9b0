import { getEnglishAddress, isLocale, type Locale } from '@club/domain/locale';
import type { Request } from 'express';

/** Whether the browser sent the form without script and expects a page. */
export const wantsPage = (request: Request): boolean =>
  request.is('application/json') !== 'application/json' &&
  request.accepts(['json', 'html']) === 'html';

/** Reads the language that a form states; undefined without one. */
export function getFormLocale(request: Request): Locale | undefined {
  const body: unknown = request.body;
  const lng = typeof body === 'object' && body !== null && 'lng' in body ? body.lng : undefined;
  return isLocale(lng) ? lng : undefined;
}

/**
 * Returns the path of a page's file in a language. Without script, a query cannot select the
 * language.
 */
export const getPagePath = (path: `/${string}`, locale: Locale): `/${string}` =>
  locale === 'en' ? getEnglishAddress(path) : path;

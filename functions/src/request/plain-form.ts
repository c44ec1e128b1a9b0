import { englishAddress, isLocale, type Locale } from '@club/domain/locale';
import type { Request } from 'express';

/** True where a browser asks for a page: its form was sent without script, and a person reads the answer. */
export const wantsPage = (request: Request): boolean =>
  request.is('application/json') !== 'application/json' &&
  request.accepts(['json', 'html']) === 'html';

/** The language that a form says its page was in; undefined where it does not. */
export function getFormLocale(request: Request): Locale | undefined {
  const body: unknown = request.body;
  const lng = typeof body === 'object' && body !== null && 'lng' in body ? body.lng : undefined;
  return isLocale(lng) ? lng : undefined;
}

/** The file of a page of the site in the reader's language: without script, no query chooses it. */
export const getPagePath = (path: `/${string}`, locale: Locale): `/${string}` =>
  locale === 'en' ? englishAddress(path) : path;

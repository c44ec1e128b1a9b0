import { paths } from '@club/domain/paths';
import { getSender } from '../mail/settings.ts';
import { makeToken } from './tokens.ts';
import type { Locale } from '@club/domain/locale';

/**
 * The pages a mail leads to. The token stands behind the `#`, which browsers keep to themselves: no
 * server log and no Referer ever holds it, and a program that fetches the link changes nothing.
 */
const makeLink = (path: string, locale: Locale, token: string) =>
  `${getSender().origin}${path}?lng=${locale}#${token}`;

export const makeConfirmLink = (subscriber: string, locale: Locale, now: number) =>
  makeLink(paths.newsletterConfirm, locale, makeToken('confirm', subscriber, now));

export const makeUnsubscribeLink = (subscriber: string, locale: Locale) =>
  makeLink(paths.newsletterUnsubscribe, locale, makeToken('unsubscribe', subscriber));

/** The mail program's own unsubscribe button (RFC 8058): it POSTs, and a fetch changes nothing. */
export const makeOneClickHeaders = (subscriber: string) => ({
  'List-Unsubscribe': `<${getSender().origin}/api/email/one-click/${makeToken('unsubscribe', subscriber)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

import { paths } from '@club/domain/paths';
import { getSender } from '../mail/settings.ts';
import { makeToken } from './tokens.ts';
import type { Locale } from '@club/domain/locale';

/**
 * Makes a link to a page of the site, with a token after `#`. Browsers do not send that part, so no server log
 * or Referer contains the token. Software that only fetches the link, such as a virus scanner,
 * changes nothing.
 */
const makeLink = (page: string, token: string): string => `${getSender().origin}${page}#${token}`;

export const makeConfirmLink = (token: string, locale: Locale): string =>
  makeLink(`${paths.newsletterConfirm}?lng=${locale}`, token);

export const makeUnsubscribeLink = (subscriberId: string, locale: Locale) =>
  makeLink(`${paths.newsletterUnsubscribe}?lng=${locale}`, makeToken('unsubscribe', subscriberId));

/**
 * Makes the headers for the unsubscribe button of mail programs (RFC 8058). The button sends a
 * POST.
 */
export const makeOneClickHeaders = (subscriberId: string) => ({
  'List-Unsubscribe': `<${getSender().origin}/api/email/one-click/${makeToken('unsubscribe', subscriberId)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

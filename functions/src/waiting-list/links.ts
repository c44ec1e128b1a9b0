import type { Locale } from '@club/domain/locale';
import { paths } from '@club/domain/paths';
import { getSender } from '../mail/settings.ts';
import { makeLink } from '../newsletter/links.ts';
import { makeToken, type TokenPurpose } from '../newsletter/tokens.ts';

/** Makes the path of a program's page. */
export const makeProgramPath = (program: string): string =>
  `${paths.program}/${program.toLowerCase()}`;

/** Makes a link to the program's page, which shows a button for the purpose. */
export const makePlaceLink = (
  purpose: Extract<TokenPurpose, 'confirm-place' | 'leave-waiting-list'>,
  {
    id,
    program,
    locale,
  }: { readonly id: string; readonly program: string; readonly locale: Locale },
): string =>
  // The query has the purpose too, for a mail program that cuts off the rest.
  makeLink(
    `${makeProgramPath(program)}?lng=${locale}&link=${purpose}`,
    `${purpose}=${makeToken(purpose, id)}`,
  );

/** Makes the headers for the unsubscribe button of mail programs (RFC 8058). */
export const makeLeaveHeaders = (id: string) => ({
  'List-Unsubscribe': `<${getSender().origin}/api/waiting-list/one-click/${makeToken('leave-waiting-list', id)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

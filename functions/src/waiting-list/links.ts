import type { Locale } from '@club/domain/locale';
import { paths } from '@club/domain/paths';
import { getSender } from '../mail/settings.ts';
import { makeToken, type TokenPurpose } from '../newsletter/tokens.ts';

/** Makes the path of a program's page. */
export const makeProgramPath = (program: string): string =>
  `${paths.program}/${program.toLowerCase()}`;

type PlacePurpose = Extract<TokenPurpose, 'confirm-place' | 'leave-waiting-list'>;

/**
 * Makes the address of the program's page with a button for the purpose. The query has the purpose
 * too, for a mail program that cuts off the rest.
 *
 * @param query parameters to put before the purpose, each with its `&`
 */
export const makePlacePage = (
  purpose: PlacePurpose,
  { program, token, query = '' }: { program: string; token: string; query?: string },
): string => `${makeProgramPath(program)}?${query}link=${purpose}#${purpose}=${token}`;

/** Makes a link to the program's page, which shows a button for the purpose. */
export const makePlaceLink = (
  purpose: PlacePurpose,
  {
    id,
    program,
    locale,
  }: { readonly id: string; readonly program: string; readonly locale: Locale },
): string =>
  getSender().origin +
  makePlacePage(purpose, { program, token: makeToken(purpose, id), query: `lng=${locale}&` });

/** Makes the headers for the unsubscribe button of mail programs (RFC 8058). */
export const makeLeaveHeaders = (id: string) => ({
  'List-Unsubscribe': `<${getSender().origin}/api/waiting-list/one-click/${makeToken('leave-waiting-list', id)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

import type { Locale } from '@club/domain/locale';
import { ApiError } from '../../../data/api-client.ts';
import { type StaffProblem, toStaffProblem } from '../../shell/staff-problem.ts';

/** Who gets an issue. With `me`, only the staff member who sends it gets it, as a test mail. */
export type Recipients = 'me' | 'readers';

/** A link whose address is not valid, as it was typed. */
export interface InvalidLink {
  readonly lang: Locale;
  readonly link: string;
}

export type SendOutcome =
  | { readonly status: 'none' | 'test-sent' | 'issue-queued' }
  | { readonly status: 'sending'; readonly to: Recipients }
  /** The page found a reason not to send. The server may find an invalid link too. */
  | { readonly status: 'refused'; readonly reason: 'incomplete' | 'no-readers' | 'not-tested' }
  | ({ readonly status: 'refused'; readonly reason: 'invalid-link' } & InvalidLink)
  | {
      readonly status: 'failed';
      readonly to: Recipients;
      readonly problem: StaffProblem;
      /** The HTTP status of the response, if there was one. */
      readonly httpStatus: number | undefined;
    };

/** The outcome of a request to send that failed. */
export function toSendFailure(error: unknown, to: Recipients): SendOutcome {
  const { fields, link } = error instanceof ApiError ? error.problem : {};
  if (link !== undefined) {
    const lang = fields?.includes('text_fr') === true ? 'fr' : 'en';
    return { status: 'refused', reason: 'invalid-link', lang, link };
  }
  return {
    status: 'failed',
    to,
    problem: toStaffProblem(error),
    httpStatus: error instanceof ApiError ? error.status : undefined,
  };
}

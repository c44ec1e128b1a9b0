import { ApiError } from '../../../data/api-client.ts';
import { type StaffProblem, toStaffProblem } from '../../requests/staff-problem.ts';

export type Recipients = 'me' | 'readers';

export type SendOutcome =
  | { readonly status: 'none' | 'test-sent' | 'issue-queued' }
  | { readonly status: 'sending'; readonly to: Recipients }
  /** Nothing was sent: the page found that the issue cannot be sent yet. */
  | { readonly status: 'refused'; readonly reason: 'incomplete' | 'no-readers' | 'not-tried' }
  | {
      readonly status: 'failed';
      readonly to: Recipients;
      readonly problem: StaffProblem;
      /** The HTTP status of the response, if there was one. */
      readonly httpStatus: number | undefined;
    };

/** The outcome of a request to send that failed. */
export const toSendFailure = (error: unknown, to: Recipients): SendOutcome => ({
  status: 'failed',
  to,
  problem: toStaffProblem(error),
  httpStatus: error instanceof ApiError ? error.status : undefined,
});

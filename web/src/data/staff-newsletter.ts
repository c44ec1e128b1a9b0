import type { DeadLetter } from '@club/domain/mail';
import type { Audience, Issue, IssueProgress } from '@club/domain/newsletter';
import { callAsStaff } from './staff-session.ts';

/**
 * How many readers the next issue would reach, and who would send it.
 *
 * @throws ApiError with the server's reason.
 */
export const getAudience = (): Promise<Audience> => callAsStaff('getAudience');

/**
 * Sends an issue: to `me` on trial, or to all `readers` who confirmed. The same words never go to the
 * readers twice, so asking again after a failure is safe.
 *
 * @throws ApiError with the server's reason.
 */
export const sendIssue = (issue: Issue, audience: 'me' | 'readers'): Promise<IssueProgress> =>
  callAsStaff('sendIssue', { input: { ...issue, audience } });

/**
 * Where an issue that is being sent stands.
 *
 * @throws ApiError with the server's reason.
 */
export const getIssue = (id: string): Promise<IssueProgress> => callAsStaff('getIssue', { id });

/**
 * The latest mails that were given up.
 *
 * @throws ApiError with the server's reason.
 */
export const listDeadLetters = (): Promise<readonly DeadLetter[]> => callAsStaff('listDeadLetters');

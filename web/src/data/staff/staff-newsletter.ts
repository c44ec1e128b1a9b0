import type { MailQueue, QueuedMail } from '@club/domain/mail';
import type { Audience, Issue, IssueProgress } from '@club/domain/newsletter';
import { callAsStaff } from '../session/staff-session.ts';

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
 * The mails that wait, may have arrived or were given up, and whether the queue is paused.
 *
 * @throws ApiError with the server's reason.
 */
export const getMailQueue = (): Promise<MailQueue> => callAsStaff('getMailQueue');

/**
 * Sends a mail again that was given up or may have arrived. Two clicks send it once.
 *
 * @throws ApiError with the server's reason: `conflict` where it has changed since it was read.
 */
export async function resendMail({ _id, updatedAt }: QueuedMail): Promise<void> {
  await callAsStaff('resendMail', { id: _id, input: { updatedAt } });
}

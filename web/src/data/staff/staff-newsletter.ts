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
 * Sends an issue: to `me` as a test, or to all `readers` who confirmed. No reader gets the same text
 * twice, so a retry after a failure is safe.
 *
 * @throws ApiError with the server's reason.
 */
export const sendIssue = (issue: Issue, audience: 'me' | 'readers'): Promise<IssueProgress> =>
  callAsStaff('sendIssue', { input: { ...issue, audience } });

/**
 * The progress of an issue.
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

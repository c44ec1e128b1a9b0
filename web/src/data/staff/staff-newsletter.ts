import type { Audience, Issue, IssueProgress, SentIssue } from '@club/domain/newsletter';
import { callAsStaff } from '../session/staff-session.ts';

/**
 * The numbers of confirmed and unconfirmed subscriptions, and the sender of the next issue.
 *
 * @throws ApiError with the server's reason.
 */
export const getAudience = (): Promise<Audience> => callAsStaff('getAudience');

/**
 * Sends an issue: to `me` as a test, or to all confirmed `readers`. No reader gets the same text
 * twice, so a retry is safe.
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
 * The issues that readers have received, the newest first.
 *
 * @throws ApiError with the server's reason.
 */
export const listIssues = (): Promise<readonly SentIssue[]> => callAsStaff('listIssues');

/**
 * Publishes a sent issue on the site, or takes it off. A retry is safe.
 *
 * @throws ApiError with the server's reason: `conflict` when the site has the maximum number of
 *   published issues.
 */
export async function setIssuePublication(id: string, isPublished: boolean): Promise<void> {
  await callAsStaff('setIssuePublication', { id, input: { isPublished } });
}

import type { Audience, Issue, IssueProgress } from '@club/domain/newsletter';
import { callAsStaff } from '../session/staff-session.ts';

/**
 * The number of readers of the next issue, and its sender.
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

import type { MailQueue, QueuedMail } from '@club/domain/mail';
import { callAsStaff } from '../session/staff-session.ts';

/**
 * The mails that wait for a retry, may have arrived or have failed. Also the number of waiting
 * mails, and the queue's pause.
 *
 * @throws ApiError with the server's reason.
 */
export const getMailQueue = (): Promise<MailQueue> => callAsStaff('getMailQueue');

/**
 * Resends a mail that failed or may have arrived. A second click does not send it twice.
 *
 * @throws ApiError with the server's reason: `conflict` if the mail has changed since.
 */
export async function resendMail({ _id, updatedAt }: QueuedMail): Promise<void> {
  await callAsStaff('resendMail', { id: _id, input: { updatedAt } });
}

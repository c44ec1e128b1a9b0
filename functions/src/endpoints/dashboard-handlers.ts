import { mailId } from '@club/domain/mail';
import { programIds } from '@club/domain/program-ids';
import * as v from 'valibot';
import { listQueue } from '../mail/list-queue.ts';
import { requeueMail } from '../mail/requeue-mail.ts';
import { requireMailSettings } from '../mail/settings.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { composers } from '../send-mail/composers.ts';
import { listActivity as listActivityPage } from '../store/activity.ts';
import { firestore } from '../store/admin.ts';
import { countConfirmedFamilies } from '../store/families.ts';
import { countNewMessages } from '../store/messages.ts';
import { countMails } from '../store/outbox.ts';
import type { Handler } from './handler.ts';

/**
 * `GET /api/staff/session`: returns the staff account that the browser is signed in with
 * (specification, section 6).
 */
export const getStaffSession: Handler<'getStaffSession'> = ({ staff: { email, name } }) =>
  Promise.resolve({ body: { email, name } });

/** `GET /api/staff/counts`: counts what the dashboard shows in its tabs, without personal data. */
export const getStaffCounts: Handler<'getStaffCounts'> = async () => {
  const db = firestore();
  const [newMessages, unsentMails, waitingFamilies] = await Promise.all([
    countNewMessages(db),
    countMails(db, 'failed', 'unknown'),
    countConfirmedFamilies(db, 'waitingList', programIds),
  ]);
  return { body: { newMessages, unsentMails, waitingFamilies } };
};

/**
 * `GET /api/activity/{id}`: lists who did what in the dashboard, the latest first. `{id}` is
 * `latest`, or the id of the last entry of the page before.
 *
 * @throws ApiProblem `not-found` for the id of an entry that does not exist
 */
export const listActivity: Handler<'listActivity'> = async ({ id }) => ({
  body: await listActivityPage(firestore(), id),
});

/**
 * `GET /api/mail/queue`: lists the mails that may have arrived, that failed, or that wait for a
 * retry. Each states why its last attempt failed.
 */
export const getMailQueue: Handler<'getMailQueue'> = async () => ({
  body: await listQueue(firestore(), composers),
});

/**
 * `POST /api/mail/queue/{id}/resend`: queues a failed mail again, or one that may have arrived.
 *
 * @throws ApiProblem `no-mail-host` or `not-found`. It is `conflict` when the mail has changed
 *   since staff saw it, or is in another state.
 */
export const resendMail: Handler<'resendMail'> = async ({ id, input, staff }) => {
  requireMailSettings();
  if (!v.is(mailId, id)) throw new ApiProblem('not-found');
  await requeueMail(firestore(), composers, id, { seenUpdatedAt: input.updatedAt, staff });
  return { body: { ok: true } };
};

// These handlers stand here, and not in `mail`, because they need the composers of every kind.

import { mailId } from '@club/domain/mail';
import * as v from 'valibot';
import { listQueue } from '../mail/list-queue.ts';
import { requeueMail } from '../mail/requeue-mail.ts';
import { requireMailSettings } from '../mail/settings.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { composers } from './composers.ts';
import { firestore } from '../store/admin.ts';
import type { Handler } from '../request/handler.ts';

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

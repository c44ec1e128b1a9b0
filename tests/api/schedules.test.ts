import './functions-environment.ts';
import type { MailQueue } from '@club/domain/mail';
import { expect, it, vi } from 'vitest';
import { runScheduleNow } from '../../emulators/schedules.ts';
import { makeSubscriberId } from '../../functions/src/store/opt-ins.ts';
import { getDatabase } from './admin.ts';
import { callApi } from './http.ts';
import { getStaffToken } from './identities.ts';
import { listMailsTo, waitForMail } from './mailbox.ts';
import { confirmationSubjects, makeAddress, subscribe } from './visitor-requests.ts';

it('a mail that staff send again arrives once the emulators have run the schedule of the mails', async () => {
  const token = await getStaffToken();
  const email = makeAddress();
  await subscribe(email);
  await waitForMail(email, confirmationSubjects.fr);
  const query = getDatabase()
    .collection('outbox')
    .where('subscriber', '==', makeSubscriberId(email));
  const mail = await vi.waitFor(async () => {
    const [doc] = (await query.get()).docs;
    if (doc?.get('state') !== 'sent') throw new Error('The mail is not yet marked as sent.');
    return doc;
  });
  await mail.ref.update({ state: 'failed', reason: 'deferred' });
  const { json } = await callApi('/api/mail/queue', { token });
  const { updatedAt } = (json as MailQueue).mails.find(({ _id }) => _id === mail.id) ?? {};
  const path = `/api/mail/queue/${mail.id}/resend`;
  const { status } = await callApi(path, { method: 'POST', token, json: { updatedAt } });
  expect(status).toBe(200);
  await runScheduleNow('tendMail');
  expect(await listMailsTo(email)).toHaveLength(2);
});

it('an unknown schedule is refused with the names of all schedules', async () => {
  await expect(runScheduleNow('sendMail')).rejects.toThrow(/^Choose among \w+(, \w+){4}\.$/u);
});

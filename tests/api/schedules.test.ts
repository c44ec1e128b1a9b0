import './functions-environment.ts';
import type { MailQueue } from '@club/domain/mail';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { runScheduleNow } from '../../emulators/schedules.ts';
import { makeSubscriberId } from '../../functions/src/store/opt-ins.ts';
import { getDatabase } from './admin.ts';
import { callAsStaff, postAsStaff } from './identities.ts';
import { listMailsTo, waitForMail } from './mailbox.ts';
import { confirmationSubjects, makeAddress, subscribe } from './visitor-requests.ts';

it('a mail that was interrupted is sent again only by staff, once, by the emulators’ schedule of the mails', async () => {
  const email = makeAddress();
  await subscribe(email);
  await waitForMail(email, confirmationSubjects.fr);
  const query = getDatabase()
    .collection('outbox')
    .where('subscriber', '==', makeSubscriberId(email));
  const { id, ref } = await vi.waitFor(
    async () => {
      const [doc] = (await query.get()).docs;
      if (doc?.get('state') !== 'sent') throw new Error('The mail is not yet marked as sent.');
      return doc;
    },
    { timeout: 90_000, interval: 200 },
  );
  await ref.update({ state: 'sending', dueAt: Timestamp.fromMillis(Date.now() - 60_000) });
  await runScheduleNow('tendMail');
  const { json } = await callAsStaff('/api/mail/queue');
  const listed = (json as MailQueue).mails.find(({ _id }) => _id === id);
  expect(listed).toMatchObject({ state: 'unknown', reason: 'interrupted' });
  expect(await listMailsTo(email)).toHaveLength(1);

  // Two clicks send one mail, with the first Message-ID.
  const resend = async (mailId = id) => {
    const body = { updatedAt: listed?.updatedAt };
    return (await postAsStaff(`/api/mail/queue/${mailId}/resend`, body)).status;
  };
  expect((await Promise.all([resend(), resend()])).sort()).toEqual([200, 409]);
  await runScheduleNow('tendMail');
  const messageIds = (await listMailsTo(email)).map(({ headers }) => headers['message-id']);
  expect([messageIds.length, new Set(messageIds).size]).toEqual([2, 1]);
  expect([await resend(), await resend('missing')]).toEqual([409, 404]);
});

it('an unknown schedule is refused with the names of all schedules', async () => {
  await expect(runScheduleNow('sendMail')).rejects.toThrow(/^Choose among \w+(, \w+){4}\.$/u);
});

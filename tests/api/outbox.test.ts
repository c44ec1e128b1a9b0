import './functions-environment.ts';
import type { MailQueue } from '@club/domain/mail';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { OutboxItem } from '../../functions/src/store/outbox.ts';
import { processOutbox } from '../../functions/src/mail/process-outbox.ts';
import { composers } from '../../functions/src/send-mail/composers.ts';
import { issueId } from '../../functions/src/store/issues.ts';
import { resumeIssues } from '../../functions/src/newsletter/fan-out.ts';
import { markBounced } from '../../functions/src/newsletter/bounces.ts';
import { subscriberId } from '../../functions/src/store/subscribers.ts';
import { database } from './admin.ts';
import { call } from './http.ts';
import { staffToken } from './identities.ts';
import { mailsTo, mailTo, tokenIn } from './mailbox.ts';
import { confirmSubjects, makeReader, newAddress, post, subscribe } from './readers.ts';

// What is given up here on purpose is no news for whoever runs the tests.
vi.mock('firebase-functions', () => ({
  logger: { error: vi.fn(), info: vi.fn(), warn: vi.fn() },
}));

let token: string;
beforeAll(async () => {
  token = await staffToken();
});

/** The one mail an address was to get, once it has come to the given state. */
const mailOf = (email: string, state: OutboxItem['state']) =>
  vi.waitFor(
    async () => {
      const query = database().collection('outbox').where('subscriber', '==', subscriberId(email));
      const [doc] = (await query.get()).docs;
      const item = doc?.data() as OutboxItem | undefined;
      expect(item?.state).toBe(state);
      return { ref: doc?.ref ?? database().doc('outbox/none'), item };
    },
    { timeout: 90_000, interval: 100 },
  );
const listedMail = async (id: string) => {
  const { json } = await call('/api/mail/queue', { token });
  return (json as MailQueue).mails.find(({ _id }) => _id === id);
};
const resend = (id: string, updatedAt: string) =>
  call(`/api/mail/queue/${id}/resend`, { method: 'POST', token, json: { updatedAt } });
const past = Timestamp.fromMillis(Date.now() - 60_000);

describe('a mail that the other side refuses', () => {
  it('for good is given up at once, and staff see it without its whole address', async () => {
    const email = newAddress('no-such-mailbox');
    await subscribe(email);
    const { ref } = await mailOf(email, 'failed');
    expect(await listedMail(ref.id)).toMatchObject({
      kind: 'confirmation',
      state: 'failed',
      to: `n…${email.slice(email.indexOf('@'))}`,
      reason: 'refused',
      attempts: 1,
    });
  });

  it('for now is tried again later, and given up after five days', async () => {
    const email = newAddress('full-mailbox');
    await subscribe(email);
    const { ref, item } = await mailOf(email, 'queued').then(() =>
      vi.waitFor(async () => {
        const seen = await mailOf(email, 'queued');
        expect(seen.item?.attempts).toBe(1);
        return seen;
      }),
    );
    expect(item?.dueAt.toMillis()).toBeGreaterThan(Date.now() + 30_000);
    await ref.update({ dueAt: past });
    await processOutbox(database(), composers);
    expect((await ref.get()).data()).toMatchObject({ state: 'queued', attempts: 2 });
    expect(await listedMail(ref.id)).toMatchObject({ state: 'waiting', reason: 'deferred' });
    const fiveDaysAgo = Timestamp.fromMillis(Date.now() - 5 * 86_400_000);
    await ref.update({ dueAt: past, attempts: 40, queuedAt: fiveDaysAgo });
    await processOutbox(database(), composers);
    expect(await listedMail(ref.id)).toMatchObject({
      state: 'failed',
      reason: 'deferred',
      attempts: 41,
    });
  });
});

describe('a crash', () => {
  it('while a mail is handed over leaves its outcome unknown, and does not send two', async () => {
    const email = newAddress();
    await subscribe(email);
    await mailTo(email, confirmSubjects.fr);
    const { ref } = await mailOf(email, 'sent');
    await ref.update({ state: 'sending', dueAt: past });
    await processOutbox(database(), composers);
    const listed = await listedMail(ref.id);
    expect(listed).toMatchObject({ state: 'unknown', reason: 'interrupted' });
    expect(await mailsTo(email)).toHaveLength(1);

    // Staff send it again: two clicks are one mail, with the Message-ID of the first.
    const seenAt = listed?.updatedAt ?? '';
    const answers = await Promise.all([resend(ref.id, seenAt), resend(ref.id, seenAt)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await processOutbox(database(), composers);
    await mailOf(email, 'sent');
    const ids = (await mailsTo(email)).map(({ headers }) => headers['message-id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect((await resend(ref.id, seenAt)).status).toBe(409);
    expect((await resend('missing', seenAt)).status).toBe(404);
  });

  it('in the middle of an issue is made good, and nobody gets it twice', async () => {
    const readers = await Promise.all([makeReader(), makeReader()]);
    const [served, missed] = readers.toSorted((a, b) =>
      subscriberId(a) < subscriberId(b) ? -1 : 1,
    );
    if (served === undefined || missed === undefined) throw new Error('Two readers were made.');
    const mark = subscriberId(missed).slice(0, 8);
    const words = { subject: mark, subject_fr: mark, text: mark, text_fr: mark };
    const id = issueId(words);
    // As the crash left it: the first reader has their mail, the second is not even queued.
    await database()
      .doc(`issues/${id}`)
      .set({
        ...words,
        state: 'sending',
        cursor: subscriberId(served),
        updatedAt: Timestamp.fromMillis(Date.now() - 600_000),
      });
    await resumeIssues(database());
    await resumeIssues(database());
    await mailTo(missed, mark);
    const { json } = await call(`/api/newsletter/issues/${id}`, { token });
    expect(json).toMatchObject({ failed: 0, skipped: 0 });
    expect((await mailsTo(missed)).filter(({ subject }) => subject === mark)).toHaveLength(1);
    expect((await mailsTo(served)).filter(({ subject }) => subject === mark)).toHaveLength(0);
    await Promise.all(
      readers.map((email) =>
        database()
          .doc(`subscribers/${subscriberId(email)}`)
          .delete(),
      ),
    );
  });
});

describe('a reader whose address does not exist', () => {
  it('is skipped by later issues, until they subscribe and confirm anew', async () => {
    const email = await makeReader();
    const row = database().doc(`subscribers/${subscriberId(email)}`);
    await markBounced(database(), subscriberId(email));
    expect((await row.get()).data()).toMatchObject({ state: 'bounced', email });
    // A second mail, for the confirmed reader of before would have got none.
    await post('/api/email/confirm', { token: await askAgain(email) });
    const data = (await row.get()).data();
    expect(data).toMatchObject({ state: 'confirmed' });
    expect(data).not.toHaveProperty('bouncedAt');
    await row.delete();
  });
});

/** Subscribes an address that has had one confirmation mail, and gives the second one's token. */
async function askAgain(email: string): Promise<string> {
  await subscribe(email);
  return vi.waitFor(
    async () => {
      const [latest, first] = await mailsTo(email);
      if (!latest || !first) throw new Error('The second mail has not come.');
      return tokenIn(latest, 'confirm');
    },
    { timeout: 90_000, interval: 100 },
  );
}

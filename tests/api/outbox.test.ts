import './functions-environment.ts';
import type { DeadLetter } from '@club/domain/mail';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { OutboxItem } from '../../functions/src/mail/outbox.ts';
import { tendOutbox } from '../../functions/src/mail/tend-outbox.ts';
import { issueId, issueRow } from '../../functions/src/newsletter/issue-rows.ts';
import { resumeIssues } from '../../functions/src/newsletter/fan-out.ts';
import { subscriberId } from '../../functions/src/newsletter/subscribers.ts';
import { database } from './admin.ts';
import { call } from './http.ts';
import { staffToken } from './identities.ts';
import { mailsTo, mailTo } from './mailbox.ts';
import { confirmSubjects, makeReader, newAddress, subscribe } from './readers.ts';

// What is given up here on purpose is no news for whoever runs the tests.
vi.mock('firebase-functions', () => ({ logger: { error: vi.fn(), info: vi.fn() } }));

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
    { timeout: 25_000, interval: 100 },
  );
const deadLetterOf = async (id: string) => {
  const { json } = await call('/api/mail/dead-letters', { token });
  return (json as DeadLetter[]).find(({ _id }) => _id === id);
};
const past = Timestamp.fromMillis(Date.now() - 60_000);

describe('a mail that the other side refuses', () => {
  it('for good is given up at once, and staff see it without its whole address', async () => {
    const email = newAddress('no-such-mailbox');
    await subscribe(email);
    const { ref } = await mailOf(email, 'failed');
    expect(await deadLetterOf(ref.id)).toMatchObject({
      kind: 'confirmation',
      to: `n…${email.slice(email.indexOf('@'))}`,
      reason: 'refused',
      attempts: 1,
    });
  });

  it('for now is tried again later, and given up after the last time', async () => {
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
    await tendOutbox(database());
    expect((await ref.get()).data()).toMatchObject({ state: 'queued', attempts: 2 });
    await ref.update({ dueAt: past, attempts: 5 });
    await tendOutbox(database());
    expect(await deadLetterOf(ref.id)).toMatchObject({ reason: 'unreachable', attempts: 6 });
  });
});

describe('a crash', () => {
  it('while a mail is handed over leaves a dead letter, not two mails', async () => {
    const email = newAddress();
    await subscribe(email);
    await mailTo(email, confirmSubjects.fr);
    const { ref } = await mailOf(email, 'sent');
    await ref.update({ state: 'sending', dueAt: past });
    await tendOutbox(database());
    expect(await deadLetterOf(ref.id)).toMatchObject({ reason: 'interrupted' });
    expect(await mailsTo(email)).toHaveLength(1);
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
    await issueRow(database(), id).set({
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

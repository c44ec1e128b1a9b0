import './functions-environment.ts';
import type { MailQueue } from '@club/domain/mail';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import type { OutboxItem } from '../../functions/src/store/outbox.ts';
import { processMailQueue } from '../../functions/src/mail/process-mail-queue.ts';
import { composers } from '../../functions/src/mail-kinds/composers.ts';
import { makeIssueId } from '../../functions/src/store/issues.ts';
import { resumeIssues } from '../../functions/src/newsletter/fan-out.ts';
import { markBounced } from '../../functions/src/newsletter/bounces.ts';
import { makeSubscriberId } from '../../functions/src/store/opt-ins.ts';
import { getDatabase } from './admin.ts';
import { callAsStaff } from './identities.ts';
import { findToken, listMailsTo, waitForMail } from './mailbox.ts';
import {
  clearSubscribers,
  makeConfirmedSubscriber,
  makeAddress,
  postJson,
  subscribe,
} from './visitor-requests.ts';

// These tests cause failures on purpose, so their log messages are dropped.
vi.mock('firebase-functions', () => ({
  logger: { error: vi.fn(), info: vi.fn(), warn: vi.fn() },
}));

/** Waits until the mail of an address has a state, and returns the mail. */
const waitForState = (email: string, state: OutboxItem['state']) =>
  vi.waitFor(
    async () => {
      const query = getDatabase()
        .collection('outbox')
        .where('subscriber', '==', makeSubscriberId(email));
      const [doc] = (await query.get()).docs;
      const item = doc?.data() as OutboxItem | undefined;
      expect(item?.state).toBe(state);
      return { ref: doc?.ref ?? getDatabase().doc('outbox/none'), item };
    },
    { timeout: 90_000, interval: 100 },
  );
const findListedMail = async (id: string) => {
  const { json } = await callAsStaff('/api/mail/queue');
  return (json as MailQueue).mails.find(({ _id }) => _id === id);
};
const oneMinuteAgo = Timestamp.fromMillis(Date.now() - 60_000);

describe('a mail', () => {
  it('fails at once if the host refuses it permanently, and staff see its masked address', async () => {
    const email = makeAddress('no-such-mailbox');
    await subscribe(email);
    const { ref } = await waitForState(email, 'failed');
    expect(await findListedMail(ref.id)).toMatchObject({
      kind: 'confirmation',
      state: 'failed',
      to: `n…${email.slice(email.indexOf('@'))}`,
      reason: 'refused',
      attempts: 1,
    });
  });

  it('is retried later if the host refuses it temporarily, and fails after five days', async () => {
    const email = makeAddress('full-mailbox');
    await subscribe(email);
    const { ref, item } = await vi.waitFor(
      async () => {
        const queuedMail = await waitForState(email, 'queued');
        expect(queuedMail.item?.attempts).toBe(1);
        return queuedMail;
      },
      { timeout: 90_000, interval: 100 },
    );
    expect(item?.dueAt.toMillis()).toBeGreaterThan(Date.now() + 30_000);
    await ref.update({ dueAt: oneMinuteAgo });
    await processMailQueue(getDatabase(), composers);
    expect((await ref.get()).data()).toMatchObject({ state: 'queued', attempts: 2 });
    expect(await findListedMail(ref.id)).toMatchObject({ state: 'waiting', reason: 'deferred' });
    const fiveDaysAgo = Timestamp.fromMillis(Date.now() - 5 * 86_400_000);
    await ref.update({ dueAt: oneMinuteAgo, attempts: 40, queuedAt: fiveDaysAgo });
    await processMailQueue(getDatabase(), composers);
    expect(await findListedMail(ref.id)).toMatchObject({
      state: 'failed',
      reason: 'deferred',
      attempts: 41,
    });
  });
});

describe('a crash', () => {
  it('while an issue is queued loses no reader: the next run continues after the last queued mail', async () => {
    const readers = await Promise.all([makeConfirmedSubscriber(), makeConfirmedSubscriber()]);
    const [readerAtCursor = '', readerAfterCursor = ''] = readers.toSorted((a, b) =>
      makeSubscriberId(a) < makeSubscriberId(b) ? -1 : 1,
    );
    const mark = makeSubscriberId(readerAfterCursor).slice(0, 8);
    const issueTexts = { subject: mark, subject_fr: mark, text: mark, text_fr: mark };
    const id = makeIssueId(issueTexts);
    // The cursor says that the first reader's mail was queued before the crash, and no other.
    await getDatabase()
      .doc(`issues/${id}`)
      .set({
        ...issueTexts,
        state: 'sending',
        cursor: makeSubscriberId(readerAtCursor),
        updatedAt: Timestamp.fromMillis(Date.now() - 600_000),
      });
    await resumeIssues(getDatabase());
    await resumeIssues(getDatabase());
    await waitForMail(readerAfterCursor, mark);
    const { json } = await callAsStaff(`/api/newsletter/issues/${id}`);
    expect(json).toMatchObject({ failed: 0, skipped: 0 });
    const countMails = async (email: string) =>
      (await listMailsTo(email)).filter(({ subject }) => subject === mark).length;
    expect([await countMails(readerAtCursor), await countMails(readerAfterCursor)]).toEqual([0, 1]);
    await clearSubscribers();
  });
});

describe('a reader whose mail bounced', () => {
  it('can confirm the address again, and is then no longer marked as bounced', async () => {
    const email = await makeConfirmedSubscriber();
    const row = getDatabase().doc(`subscribers/${makeSubscriberId(email)}`);
    await markBounced(getDatabase(), makeSubscriberId(email));
    expect((await row.get()).data()).toMatchObject({ state: 'bounced', email });
    // The second request sends a mail only because the reader is no longer confirmed.
    await postJson('/api/email/confirm', { token: await requestSecondToken(email) });
    const subscriber = (await row.get()).data();
    expect(subscriber).toMatchObject({ state: 'confirmed' });
    expect(subscriber).not.toHaveProperty('bouncedAt');
    await row.delete();
  });
});

/** Subscribes an address again and returns the token of the second mail. */
async function requestSecondToken(email: string): Promise<string> {
  await subscribe(email);
  return vi.waitFor(
    async () => {
      const [latest, first] = await listMailsTo(email);
      if (!latest || !first) throw new Error('The second mail has not arrived.');
      return findToken(latest, 'confirm');
    },
    { timeout: 90_000, interval: 100 },
  );
}

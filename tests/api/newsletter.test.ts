import { randomUUID } from 'node:crypto';
import { identity } from '@club/about/identity';
import type { IssueProgress } from '@club/domain/newsletter';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { database } from './admin.ts';
import { call } from './http.ts';
import { staffToken } from './identities.ts';
import { mailsTo, mailTo, tokenIn } from './mailbox.ts';
import { clearList, makeReader, newCaller, post, rowOf } from './readers.ts';
import { subscriberId } from '../../functions/src/store/subscribers.ts';

const staff = 'staff-one@example.org';
let token: string;
let french: string;
let english: string;
beforeAll(async () => {
  token = await staffToken();
  await clearList();
  [french, english] = await Promise.all([makeReader('fr'), makeReader('en')]);
});
afterAll(clearList);

/** An issue with words of its own: the same words would be the same issue. */
function makeIssue() {
  const mark = randomUUID().slice(0, 8);
  return {
    subject: `Tryouts ${mark}`,
    subject_fr: `Essais ${mark}`,
    text: 'Tryouts are on Monday.\n\nBring <water> & shoes.',
    text_fr: 'Les essais ont lieu lundi.\n\nApportez de l’eau.',
  };
}
type Issue = ReturnType<typeof makeIssue>;

const send = (issue: Issue, audience: 'me' | 'readers') =>
  call('/api/newsletter/send', { method: 'POST', token, json: { ...issue, audience } });

/** Sends an issue to the readers, and waits until each of its mails has come to an end. */
async function release(issue: Issue): Promise<IssueProgress> {
  await send(issue, 'me');
  const { json } = await send(issue, 'readers');
  return vi.waitFor(
    async () => {
      const path = `/api/newsletter/issues/${(json as IssueProgress)._id}`;
      const progress = (await call(path, { token })).json as IssueProgress;
      expect(progress.state).toBe('sent');
      return progress;
    },
    { timeout: 90_000, interval: 200 },
  );
}
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const oneClick = (url: string) =>
  call(new URL(url).pathname, {
    method: 'POST',
    headers: newCaller(),
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });

describe('an issue of the newsletter', () => {
  it('goes to nobody before its sender has tried it', async () => {
    const answer = await send(makeIssue(), 'readers');
    expect([answer.status, answer.json]).toEqual([409, { error: 'not-tried' }]);
  });

  it('goes on trial to its sender alone, in both languages', async () => {
    const issue = makeIssue();
    const { status, json } = await send(issue, 'me');
    expect([status, json]).toEqual([200, expect.objectContaining({ state: 'tried', waiting: 0 })]);
    await mailTo(staff, issue.subject);
    await mailTo(staff, issue.subject_fr);
    expect(await subjectsTo(english)).not.toContain(issue.subject);
  });

  it('reaches each reader once, in their language, and says who sends it and how to leave', async () => {
    const { status, json } = await call('/api/newsletter/audience', { token });
    expect([status, json]).toEqual([
      200,
      {
        confirmed: 2,
        pending: 0,
        sender: {
          from: 'infolettre@example.org',
          origin: 'http://127.0.0.1:5000',
          postalAddress: '1, rue de l’Exemple, Montréal (Québec) H0H 0H0',
        },
      },
    ]);
    const issue = makeIssue();
    expect(await release(issue)).toMatchObject({ sent: 2, failed: 0, skipped: 0, waiting: 0 });
    const mail = await mailTo(english, issue.subject);
    expect(mail.text).toContain(`${identity.name.en}\n1, rue de l’Exemple, Montréal (Québec)`);
    expect(mail.text).toContain('Bring <water> & shoes.');
    expect(mail.html).toContain('Bring &lt;water&gt; &amp; shoes.');
    expect(mail.from).toEqual({
      name: identity.name.en,
      address: 'infolettre@example.org',
    });
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(tokenIn(mail, 'unsubscribe')).not.toBe('');
    expect((await mailTo(french, issue.subject_fr)).text).toContain('Les essais ont lieu lundi.');
    // Released a second time, by a retry or a colleague, it stays one issue.
    expect(await release(issue)).toMatchObject({ sent: 2, waiting: 0 });
    const received = await subjectsTo(english);
    expect(received.filter((subject) => subject === issue.subject)).toHaveLength(1);
    expect(received).not.toContain(issue.subject_fr);
  });

  it.each([
    ['without its French text', { text_fr: ' ' }],
    ['with a line break in its subject', { subject: 'Hello\r\nBcc: all@example.org' }],
    ['for an audience that does not exist', { audience: 'everybody' }],
  ])('is refused %s', async (_, changes) => {
    const json = { ...makeIssue(), audience: 'me', ...changes };
    const answer = await call('/api/newsletter/send', { method: 'POST', token, json });
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ error: 'invalid-body', fields: [Object.keys(changes)[0]] });
  });

  it('that nobody has written is not found', async () => {
    const answer = await call('/api/newsletter/issues/missing', { token });
    expect([answer.status, answer.json]).toEqual([404, { error: 'not-found' }]);
  });
});

describe('a reader who leaves by the button of their mail program', () => {
  it('gets nothing more, even when an import brings the address back', async () => {
    const first = makeIssue();
    await release(first);
    const mail = await mailTo(english, first.subject);
    const [, url = ''] = /^<(.+)>$/u.exec(mail.headers['list-unsubscribe'] ?? '') ?? [];
    const { status: ofGet } = await call(new URL(url).pathname);
    expect([ofGet, (await rowOf(english))?.state]).toEqual([405, 'confirmed']);
    expect((await oneClick(url)).status).toBe(200);
    expect((await oneClick(url)).status).toBe(200);
    const row = await rowOf(english);
    expect(row).toMatchObject({ state: 'unsubscribed', way: 'one-click' });
    expect(row).not.toHaveProperty('email');
    const imported = { email: english, state: 'confirmed', locale: 'en' };
    await database()
      .doc(`subscribers/${subscriberId(english)}`)
      .set(imported);
    const second = makeIssue();
    expect(await release(second)).toMatchObject({ sent: 1, skipped: 1 });
    await mailTo(french, second.subject_fr);
    expect(await subjectsTo(english)).not.toContain(second.subject);
  });

  it('is not brought back by the token of another purpose', async () => {
    const [mail] = await mailsTo(french);
    if (!mail) throw new Error('The reader has had no mail.');
    const answer = await post('/api/email/confirm', { token: tokenIn(mail, 'unsubscribe') });
    expect([answer.status, answer.json]).toEqual([400, { error: 'invalid-token' }]);
  });

  it('leaves as well by the page behind the link', async () => {
    const reader = await makeReader();
    const issue = makeIssue();
    await release(issue);
    const link = tokenIn(await mailTo(reader, issue.subject_fr), 'unsubscribe');
    expect((await post('/api/email/unsubscribe-link', { token: link })).status).toBe(200);
    expect(await rowOf(reader)).toMatchObject({ state: 'unsubscribed', way: 'link' });
  });
});

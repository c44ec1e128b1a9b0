import { randomUUID } from 'node:crypto';
import { identity } from '@club/about/identity';
import type { IssueProgress } from '@club/domain/newsletter';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getDatabase } from './admin.ts';
import { callApi } from './http.ts';
import { callAsStaff, postAsStaff } from './identities.ts';
import { listMailsTo, waitForMail, findToken } from './mailbox.ts';
import {
  clearSubscribers,
  makeConfirmedSubscriber,
  makeCallerHeaders,
  findSubscriber,
} from './visitor-requests.ts';
import { makeSubscriberId } from '../../functions/src/store/opt-ins.ts';

const staffAddress = 'staff-one@example.org';
let frenchReader: string;
let englishReader: string;
beforeAll(async () => {
  await clearSubscribers();
  [frenchReader, englishReader] = await Promise.all([
    makeConfirmedSubscriber('fr'),
    makeConfirmedSubscriber('en'),
  ]);
});
afterAll(clearSubscribers);

/** Makes an issue with unique texts, because the texts determine its id. */
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

const sendIssue = (issue: Issue, audience: 'me' | 'readers') =>
  postAsStaff('/api/newsletter/send', { ...issue, audience });

/** Sends a test mail and then the issue to the readers. Waits until the issue is sent. */
async function sendToReaders(issue: Issue): Promise<IssueProgress> {
  await sendIssue(issue, 'me');
  const { json } = await sendIssue(issue, 'readers');
  return vi.waitFor(
    async () => {
      const path = `/api/newsletter/issues/${(json as IssueProgress)._id}`;
      const progress = (await callAsStaff(path)).json as IssueProgress;
      expect(progress.state).toBe('sent');
      return progress;
    },
    { timeout: 90_000, interval: 200 },
  );
}
const listSubjectsTo = async (email: string) =>
  (await listMailsTo(email)).map(({ subject }) => subject);
const postOneClick = (url: string) =>
  callApi(new URL(url).pathname, {
    method: 'POST',
    headers: makeCallerHeaders(),
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });

describe('an issue of the newsletter', () => {
  it('goes to no reader before a test mail', async () => {
    const response = await sendIssue(makeIssue(), 'readers');
    expect([response.status, response.json]).toEqual([409, { error: 'not-tested' }]);
  });

  it('goes as a test mail to its sender alone, in both languages', async () => {
    const issue = makeIssue();
    const { status, json } = await sendIssue(issue, 'me');
    expect([status, json]).toEqual([200, expect.objectContaining({ state: 'tested', waiting: 0 })]);
    await waitForMail(staffAddress, issue.subject);
    await waitForMail(staffAddress, issue.subject_fr);
    expect(await listSubjectsTo(englishReader)).not.toContain(issue.subject);
  });

  it('reaches each reader once, in their language, with its sender and unsubscribe link', async () => {
    const { status, json } = await callAsStaff('/api/newsletter/audience');
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
    expect(await sendToReaders(issue)).toMatchObject({
      sent: 2,
      failed: 0,
      skipped: 0,
      waiting: 0,
    });
    const mail = await waitForMail(englishReader, issue.subject);
    expect(mail.text).toContain(`${identity.name.en}\n1, rue de l’Exemple, Montréal (Québec)`);
    expect(mail.text).toContain('Bring <water> & shoes.');
    expect(mail.html).toContain('Bring &lt;water&gt; &amp; shoes.');
    expect(mail.from).toEqual({
      name: identity.name.en,
      address: 'infolettre@example.org',
    });
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(findToken(mail, 'unsubscribe')).not.toBe('');
    expect((await waitForMail(frenchReader, issue.subject_fr)).text).toContain(
      'Les essais ont lieu lundi.',
    );
    // A second request, by a retry or a colleague, does not create another issue.
    expect(await sendToReaders(issue)).toMatchObject({ sent: 2, waiting: 0 });
    const subjects = await listSubjectsTo(englishReader);
    expect(subjects.filter((subject) => subject === issue.subject)).toHaveLength(1);
    expect(subjects).not.toContain(issue.subject_fr);
  });

  it('in one language reaches all readers, marked with its language', async () => {
    const issue = { ...makeIssue(), subject: '', text: '' };
    expect(await sendToReaders(issue)).toMatchObject({ sent: 2, failed: 0 });
    const mail = await waitForMail(englishReader, issue.subject_fr);
    expect(mail.text).toContain('Les essais ont lieu lundi.');
    expect(mail.text).toContain('To unsubscribe:');
    expect(mail.html).toContain('<div lang="fr">');
    expect(mail.headers['content-language']).toBe('fr');
  });

  it.each([
    ['without its French text', { text_fr: ' ' }],
    ['with a line break in its subject', { subject: 'Hello\r\nBcc: all@example.org' }],
    ['for an unknown audience', { audience: 'everybody' }],
  ])('is refused %s', async (_, changes) => {
    const json = { ...makeIssue(), audience: 'me', ...changes };
    const response = await postAsStaff('/api/newsletter/send', json);
    expect(response.status).toBe(400);
    expect(response.json).toEqual({ error: 'invalid-body', fields: [Object.keys(changes)[0]] });
  });

  it('that does not exist is not found', async () => {
    const response = await callAsStaff('/api/newsletter/issues/missing');
    expect([response.status, response.json]).toEqual([404, { error: 'not-found' }]);
  });
});

describe('a reader', () => {
  it('who unsubscribes in their mail program gets no more mail, even if their address is imported', async () => {
    const firstIssue = makeIssue();
    await sendToReaders(firstIssue);
    const mail = await waitForMail(englishReader, firstIssue.subject);
    const [, url = ''] = /^<(.+)>$/u.exec(mail.headers['list-unsubscribe'] ?? '') ?? [];
    const { status: statusOfPage } = await callApi(new URL(url).pathname);
    expect([statusOfPage, (await findSubscriber(englishReader))?.state]).toEqual([
      200,
      'confirmed',
    ]);
    expect((await postOneClick(url)).status).toBe(200);
    expect((await postOneClick(url)).status).toBe(200);
    const row = await findSubscriber(englishReader);
    expect(row).toMatchObject({ state: 'unsubscribed', way: 'one-click' });
    expect(row).not.toHaveProperty('email');
    const importedRow = { email: englishReader, state: 'confirmed', locale: 'en' };
    await getDatabase()
      .doc(`subscribers/${makeSubscriberId(englishReader)}`)
      .set(importedRow);
    const secondIssue = makeIssue();
    expect(await sendToReaders(secondIssue)).toMatchObject({ sent: 1, skipped: 1 });
    await waitForMail(frenchReader, secondIssue.subject_fr);
    expect(await listSubjectsTo(englishReader)).not.toContain(secondIssue.subject);
  });
});

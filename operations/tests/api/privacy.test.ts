import '../../../tests/api/functions-environment.ts';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../../../environments/demo.ts';
import { emulatorEnvironment, node, root } from '../../../emulators/project.ts';
import { makeSubscriberId } from '../../../functions/src/store/opt-ins.ts';
import { getAdminApp, getDatabase } from '../../../tests/api/admin.ts';
import { waitForMail } from '../../../tests/api/mailbox.ts';
import {
  confirmationSubjects,
  makeAddress,
  postJson,
  findSubscriber,
  subscribe,
} from '../../../tests/api/visitor-requests.ts';

/** Runs the privacy command in a process, and returns its exit code and its output. */
async function runPrivacy(...args: string[]): Promise<{ code: number | null; output: string }> {
  const script = join(root, 'operations/privacy.ts');
  const env = { ...process.env, ...emulatorEnvironment };
  const child = spawn(node, [script, ...args], { cwd: root, env, stdio: 'pipe' });
  const [output, errorOutput] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: child.exitCode, output: output + errorOutput };
}

it('a person can get all data about them, and have it erased', async () => {
  const email = makeAddress();
  const message = { full_name: 'Ana', email, messages: 'What do you know of me?' };
  await subscribe(email);
  await waitForMail(email, confirmationSubjects.fr);
  await postJson('/api/contact', message);
  await postJson('/api/waiting-list', { email, program: 'U17' });
  const { output } = await runPrivacy('export', email.toUpperCase());
  const records = JSON.parse(output) as Record<string, unknown>;
  expect(
    Object.keys(records)
      .map((path) => path.split('/')[0])
      .sort(),
  ).toEqual(['messages', 'outbox', 'outbox', 'outbox', 'subscribers', 'waitingList']);
  expect(Object.values(records)).toContainEqual(expect.objectContaining(message));
  const dryRun = await runPrivacy('erase', email, '--dry-run');
  expect(dryRun.output).toContain('A dry run: nothing was changed.');
  expect(await findSubscriber(email)).toBeDefined();
  const erasure = await runPrivacy('erase', email);
  expect(erasure.code).toBe(0);
  expect(dryRun.output).toContain(erasure.output.trim());
  expect(await findSubscriber(email)).toBeUndefined();
  const suppression = await getDatabase()
    .doc(`suppressions/${makeSubscriberId(email)}`)
    .get();
  expect(suppression.exists).toBe(true);
  const waitingFamilies = getDatabase().collection('waitingList').where('email', '==', email);
  expect((await waitingFamilies.get()).size).toBe(0);
  const remainingMessages = await getDatabase()
    .collection('messages')
    .where('email', '==', email)
    .get();
  expect(remainingMessages.size).toBe(0);
});

it('a person with an international domain can get and erase everything, in whatever spelling it is stored', async () => {
  const name = `ana-${randomUUID().slice(0, 8)}`;
  const unicode = `${name}@école.example.org`;
  const ascii = `${name}@xn--cole-9oa.example.org`;
  // A document from before addresses had one spelling.
  const oldMessage = getDatabase().doc(`messages/${name}`);
  await oldMessage.set({ email: unicode, messages: 'Bonjour', at: Timestamp.now() });
  await subscribe(ascii);
  await postJson('/api/contact', { email: unicode.toUpperCase(), messages: 'Bonjour' });
  await postJson('/api/contact', { email: ascii, messages: 'Rebonjour' });
  await postJson('/api/waiting-list', { email: unicode.normalize('NFD'), program: 'U17' });
  const listCollections = async (address: string) =>
    Object.keys(JSON.parse((await runPrivacy('export', address)).output) as object)
      .map((path) => path.split('/')[0])
      .filter((collection) => collection !== 'outbox')
      .sort();
  const stored = ['messages', 'messages', 'messages', 'subscribers', 'waitingList'];
  expect(await listCollections(unicode)).toEqual(stored);
  expect(await listCollections(ascii.toUpperCase())).toEqual(stored);
  expect((await runPrivacy('erase', unicode)).code).toBe(0);
  expect(await listCollections(ascii)).toEqual(['suppressions']);
  expect((await oldMessage.get()).exists).toBe(false);
});

it('a person with only a telephone number can get and erase their message, however they write the number', async () => {
  const message = { full_name: 'Zoé', phone: '(438) 555-0142', messages: 'Rappelez-moi.' };
  await postJson('/api/contact', message);
  const { output } = await runPrivacy('export', '+1 438 555-0142');
  const records = JSON.parse(output) as Record<string, unknown>;
  expect(Object.values(records)).toContainEqual(expect.objectContaining(message));
  expect(JSON.parse((await runPrivacy('export', '438-555-0143')).output)).toEqual({});
  expect((await runPrivacy('erase', '438.555.0142')).code).toBe(0);
  expect(JSON.parse((await runPrivacy('export', message.phone)).output)).toEqual({});
});

describe('a member of staff', () => {
  const email = 'former-staff@example.org';
  const by = { uid: 'former-1', email };
  const historyEntry = {
    at: Timestamp.now(),
    by,
    collection: 'notes',
    id: 'note-1',
    before: 'secret',
  };
  const issue = {
    subject: 'News',
    testedBy: by,
    sentBy: { uid: 'other', email: 'other@example.org' },
  };
  const message = { messages: 'Bonjour', answeredBy: by, updatedBy: { uid: 'other' } };
  const activityEntry = {
    at: Timestamp.now(),
    by,
    action: 'save',
    subject: { kind: 'notes', id: 'note-1' },
  };
  const retiredRow = { retiredAt: Timestamp.now(), by, collection: 'notes', id: 'note-2' };
  const entryChange = { at: Timestamp.now(), by, reason: 'secret' };
  const documents = {
    'activity/former': activityEntry,
    'entryChanges/former': entryChange,
    'history/former': historyEntry,
    'issues/former': issue,
    'messages/former': message,
    'retired/former': retiredRow,
  };

  beforeAll(async () => {
    for (const [path, fields] of Object.entries(documents))
      await getDatabase().doc(path).set(fields);
    await getAuth(getAdminApp()).createUser({ uid: by.uid, email });
  });
  afterAll(async () => {
    for (const path of Object.keys(documents)) await getDatabase().doc(path).delete();
  });

  it('who has left can get the records with their name, and have the name removed', async () => {
    const { output } = await runPrivacy('export', email);
    const records = JSON.parse(output) as Record<string, unknown>;
    expect(Object.keys(records).sort()).toEqual([
      'accounts/former-1',
      'activity/former',
      'entryChanges/former',
      'history/former',
      'issues/former',
      'messages/former',
      'retired/former',
    ]);
    expect(records).toMatchObject({
      'activity/former': { action: 'save', at: expect.any(String) as string },
      'retired/former': { id: 'note-2', retiredAt: expect.any(String) as string },
    });
    expect(output).not.toContain('secret');
    expect(output).not.toContain('other@example.org');
    expect((await runPrivacy('erase', email)).code).toBe(0);
    expect((await getDatabase().doc('history/former').get()).data()).toMatchObject({
      by: { uid: '', email: '' },
      before: 'secret',
    });
    for (const path of ['activity/former', 'entryChanges/former', 'retired/former'])
      expect((await getDatabase().doc(path).get()).get('by')).toEqual({ uid: '', email: '' });
    const remainingIssue = (await getDatabase().doc('issues/former').get()).data();
    const remainingMessage = (await getDatabase().doc('messages/former').get()).data();
    expect(remainingMessage).toEqual({ messages: 'Bonjour', updatedBy: { uid: 'other' } });
    expect(remainingIssue).toEqual({ subject: 'News', sentBy: issue.sentBy });
    await expect(getAuth(getAdminApp()).getUser(by.uid)).rejects.toThrow();
    expect(Object.keys(JSON.parse((await runPrivacy('export', email)).output) as object)).toEqual([
      `suppressions/${makeSubscriberId(email)}`,
    ]);
  });

  it('who may still sign in is not erased', async () => {
    const { code, output } = await runPrivacy('erase', demo.staff[0] ?? '');
    expect(code).toBe(1);
    expect(output).toContain('Take it off environments/demo.jsonc');
  });
});

it('an unknown command prints the usage', async () => {
  const { code, output } = await runPrivacy('forget', 'everybody');
  expect(code).toBe(1);
  expect(output).toContain('npm run privacy -- export WHO');
});

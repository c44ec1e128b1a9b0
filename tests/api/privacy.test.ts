import './functions-environment.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo } from '../../environments/demo.ts';
import { emulatorEnvironment, node, root } from '../../emulators/project.ts';
import { subscriberId } from '../../functions/src/store/subscribers.ts';
import { adminApp, database } from './admin.ts';
import { mailTo } from './mailbox.ts';
import { confirmSubjects, newAddress, post, rowOf, subscribe } from './readers.ts';

/** Runs the command as a person does, and gives what it printed. */
async function privacy(...args: string[]): Promise<{ code: number | null; printed: string }> {
  const script = join(root, 'scripts/privacy.ts');
  const env = { ...process.env, ...emulatorEnvironment };
  const child = spawn(node, [script, ...args], { cwd: root, env, stdio: 'pipe' });
  const [printed, complaint] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: child.exitCode, printed: printed + complaint };
}

it('a person gets all that is kept about them, and then is forgotten', async () => {
  const email = newAddress();
  const message = { full_name: 'Ana', email, messages: 'What do you know of me?' };
  await subscribe(email);
  await mailTo(email, confirmSubjects.fr);
  await post('/api/contact', message);
  const { printed } = await privacy('export', email.toUpperCase());
  const kept = JSON.parse(printed) as Record<string, unknown>;
  expect(
    Object.keys(kept)
      .map((path) => path.split('/')[0])
      .sort(),
  ).toEqual(['messages', 'outbox', 'outbox', 'subscribers']);
  expect(Object.values(kept)).toContainEqual(expect.objectContaining(message));
  expect((await privacy('erase', email)).code).toBe(0);
  expect(await rowOf(email)).toBeUndefined();
  const suppressed = await database()
    .doc(`suppressions/${subscriberId(email)}`)
    .get();
  expect(suppressed.exists).toBe(true);
  const left = await database().collection('messages').where('email', '==', email).get();
  expect(left.size).toBe(0);
});

it('a person who left a telephone number only gets their message, however they write the number', async () => {
  const message = { full_name: 'Zoé', phone: '(438) 555-0142', messages: 'Rappelez-moi.' };
  await post('/api/contact', message);
  const { printed } = await privacy('export', '+1 438 555-0142');
  const kept = JSON.parse(printed) as Record<string, unknown>;
  expect(Object.values(kept)).toContainEqual(expect.objectContaining(message));
  expect(JSON.parse((await privacy('export', '438-555-0143')).printed)).toEqual({});
  expect((await privacy('erase', '438.555.0142')).code).toBe(0);
  expect(JSON.parse((await privacy('export', message.phone)).printed)).toEqual({});
});

describe('a member of staff', () => {
  const email = 'former-staff@example.org';
  const by = { uid: 'former-1', email };
  const save = { at: Timestamp.now(), by, collection: 'notes', id: 'note-1', before: 'secret' };
  const issue = {
    subject: 'News',
    triedBy: by,
    sentBy: { uid: 'other', email: 'other@example.org' },
  };
  const documents = { 'history/former': save, 'issues/former': issue };

  beforeAll(async () => {
    for (const [path, fields] of Object.entries(documents)) await database().doc(path).set(fields);
    await getAuth(adminApp()).createUser({ uid: by.uid, email });
  });
  afterAll(async () => {
    for (const path of Object.keys(documents)) await database().doc(path).delete();
  });

  it('who has left gets what names them, and then the club’s records name nobody', async () => {
    const { printed } = await privacy('export', email);
    const kept = JSON.parse(printed) as Record<string, unknown>;
    expect(Object.keys(kept).sort()).toEqual([
      'accounts/former-1',
      'history/former',
      'issues/former',
    ]);
    expect(printed).not.toContain('secret');
    expect(printed).not.toContain('other@example.org');
    expect((await privacy('erase', email)).code).toBe(0);
    expect((await database().doc('history/former').get()).data()).toMatchObject({
      by: { uid: '', email: '' },
      before: 'secret',
    });
    const left = (await database().doc('issues/former').get()).data();
    expect(left).toEqual({ subject: 'News', sentBy: issue.sentBy });
    await expect(getAuth(adminApp()).getUser(by.uid)).rejects.toThrow();
    expect(Object.keys(JSON.parse((await privacy('export', email)).printed) as object)).toEqual([
      `suppressions/${subscriberId(email)}`,
    ]);
  });

  it('who may still sign in is not erased', async () => {
    const { code, printed } = await privacy('erase', demo.staff[0] ?? '');
    expect(code).toBe(1);
    expect(printed).toContain('Take it off environments/demo.jsonc');
  });
});

it('a command that says nothing useful is answered with how to use it', async () => {
  const { code, printed } = await privacy('forget', 'everybody');
  expect(code).toBe(1);
  expect(printed).toContain('npm run privacy -- export WHO');
});

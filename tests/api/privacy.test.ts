import './functions-environment.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { emulatorEnvironment, node, root } from '../../emulators/project.ts';
import { subscriberId } from '../../functions/src/newsletter/subscribers.ts';
import { database } from './admin.ts';
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

it('a command that says nothing useful is answered with how to use it', async () => {
  const { code, printed } = await privacy('forget', 'everybody');
  expect(code).toBe(1);
  expect(printed).toContain('npm run privacy -- export ADDRESS');
});

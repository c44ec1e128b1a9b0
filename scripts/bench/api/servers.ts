import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PlainError } from '../../../emulators/plain-error.ts';
import { emulatorEnvironment, node, root } from '../../../emulators/project.ts';
import { startChild } from '../../../emulators/run-child.ts';

/** A server to be measured. */
export interface Target {
  readonly name: string;
  readonly url: string;
}

const apiPort = 5011;
const constantPort = 5012;

async function waitFor({ name, url }: Target): Promise<string> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return answer.text();
    await delay(200);
  }
  throw new PlainError(`${name} does not answer at ${url}.`);
}

/** The production server with our function in it, reading from the Firestore emulator. */
async function startApi(stop: AbortSignal): Promise<Target & { answer: string }> {
  const target = {
    name: 'functions-framework, `GET /api/banners/getAll`',
    url: `http://127.0.0.1:${apiPort}/api/banners/getAll`,
  };
  const command = join(root, 'node_modules/.bin/functions-framework');
  const options = ['--target=api', '--source=functions', '--signature-type=http'];
  startChild(command, [...options, `--port=${apiPort}`, '--host=127.0.0.1'], {
    output: 'inherit',
    stop,
    environment: {
      GCLOUD_PROJECT: emulatorEnvironment.GCLOUD_PROJECT,
      FIRESTORE_EMULATOR_HOST: emulatorEnvironment.FIRESTORE_EMULATOR_HOST,
      METADATA_SERVER_DETECTION: 'none',
      // As in production, where the function refuses to start with it.
      FIREBASE_AUTH_EMULATOR_HOST: undefined,
      NODE_ENV: 'production',
    },
  });
  return { ...target, answer: await waitFor(target) };
}

async function startConstant(stop: AbortSignal, answer: string): Promise<Target> {
  const target = {
    name: 'bare Express, the same answer as a constant',
    url: `http://127.0.0.1:${constantPort}/constant`,
  };
  const script = join(import.meta.dirname, 'constant-server.ts');
  const environment = { NODE_ENV: 'production' };
  startChild(node, [script, String(constantPort), answer], { stop, environment });
  await waitFor(target);
  return target;
}

/** Starts both servers; `stop` ends them. */
export async function startServers(
  stop: AbortSignal,
): Promise<{ readonly api: Target; readonly constant: Target }> {
  const api = await startApi(stop);
  return { api, constant: await startConstant(stop, api.answer) };
}

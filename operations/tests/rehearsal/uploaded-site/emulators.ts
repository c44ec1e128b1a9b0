import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { firebaseTools } from '../../../../emulators/project.ts';
import { findFreePort } from '../../../../emulators/ports.ts';
import { startChild, waitForExit } from '../../../../emulators/run-child.ts';
import { makeToolsEnvironment } from '../../../../emulators/tools-environment.ts';

/** The addresses, as `host:port`, of separate emulators. Other tests do not use them. */
export interface ProjectEmulators {
  readonly auth: string;
  readonly firestore: string;
  readonly storage: string;
  readonly end: () => Promise<void>;
}

const host = '127.0.0.1';
const emulatorNames = ['auth', 'firestore', 'storage'] as const;

/**
 * Writes the rules, and the emulators' configuration with free ports. Returns the hosts and ports
 * by name.
 */
async function writeConfiguration(folder: string, rules: Readonly<Record<string, string>>) {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(rules)) writeFileSync(join(folder, file), text);
  const [auth, firestore, websocketPort, storage, hub, logging] = await Promise.all(
    Array.from({ length: 6 }, () => findFreePort()),
  );
  const emulators = {
    auth: { host, port: auth },
    firestore: { host, port: firestore, websocketPort },
    storage: { host, port: storage },
    hub: { host, port: hub },
    logging: { host, port: logging },
    ui: { enabled: false },
  };
  const rulesFiles = {
    firestore: { rules: 'firestore.rules' },
    storage: { rules: 'storage.rules' },
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ ...rulesFiles, emulators }));
  return emulators;
}

/** Waits until the hub lists every emulator, which means that all have started. */
async function waitForHub(origin: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const runningEmulators = await fetch(`${origin}/emulators`).then(
      (response) => response.json() as Promise<object>,
      () => ({}),
    );
    if (emulatorNames.every((name) => name in runningEmulators)) return;
    if (hasEnded()) throw new Error('The emulators ended before they had started.');
    await delay(200);
  }
}

/**
 * Starts the Auth, Firestore and Storage emulators with a separate project.
 *
 * @param rules the text of `firestore.rules` and of `storage.rules`
 */
export async function startEmulators(
  projectId: string,
  rules: Readonly<Record<string, string>>,
): Promise<ProjectEmulators> {
  const controller = new AbortController();
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-emulators-'));
  const emulators = await writeConfiguration(folder, rules);
  const [node, script] = firebaseTools;
  const options = ['--project', projectId, '--config', join(folder, 'firebase.json')];
  const args = ['emulators:start', '--only', emulatorNames.join(','), ...options];
  const child = startChild(node, [script, ...args], {
    signal: controller.signal,
    environment: {
      ...(await makeToolsEnvironment()),
      // In these folders, firebase-tools does not find a person's own settings.
      ...{ HOME: folder, XDG_CONFIG_HOME: folder, TMPDIR: folder },
    },
    folder,
  });
  const exit = waitForExit(child);
  const output: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const end = async () => {
    child.kill('SIGINT');
    await exit;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitForHub(
      `http://${host}:${emulators.hub.port}`,
      () => child.exitCode !== null || child.signalCode !== null,
    );
  } catch (error) {
    await end();
    throw new Error(output.join(''), { cause: error });
  }
  const formatHost = ({ port }: { port: number | undefined }) => `${host}:${port}`;
  const { auth, firestore, storage } = emulators;
  return {
    auth: formatHost(auth),
    firestore: formatHost(firestore),
    storage: formatHost(storage),
    end,
  };
}

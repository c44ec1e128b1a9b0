import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localSecrets } from '../../emulators/local-secrets.ts';
import { findFreePort } from '../../emulators/ports.ts';
import { startFunction } from '../../scripts/bench/production-server.ts';
import { installUploaded } from './install.ts';
import type { Deployed } from './rehearsal.ts';
import { functionsIn, sentTo } from './sent.ts';

const withoutEmulators = {
  FIRESTORE_EMULATOR_HOST: undefined,
  FIREBASE_STORAGE_EMULATOR_HOST: undefined,
};

/** The api function, of what was uploaded and nothing else, on the server that it has at Google. */
export function servedFunctions(deployed: () => Promise<Deployed>): void {
  const stop = new AbortController();
  let folder = '';
  let origin = '';

  beforeAll(async () => {
    const { requests } = await deployed();
    const zip = sentTo(requests, 'PUT', 'upload', /^functions\.zip$/u).at(-1);
    if (!zip) throw new Error('No functions were uploaded.');
    folder = mkdtempSync(join(tmpdir(), 'rehearsal-installed-'));
    installUploaded(zip.body, folder);
    const sent = functionsIn(requests).get('api')?.serviceConfig.environmentVariables;
    const environment = { ...withoutEmulators, ...localSecrets, ...sent };
    const port = await findFreePort();
    const { signal } = stop;
    ({ origin } = await startFunction('api', { port, stop: signal, source: folder, environment }));
  });
  afterAll(() => {
    stop.abort();
    rmSync(folder, { recursive: true, force: true });
  });

  it('answers an unknown address', async () => {
    const answer = await fetch(`${origin}/api/unknown`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: 'not-found' });
  });

  it('lets nobody into the dashboard without a token', async () => {
    const answer = await fetch(`${origin}/api/staff/session`);
    expect(answer.status).toBe(401);
  });
}

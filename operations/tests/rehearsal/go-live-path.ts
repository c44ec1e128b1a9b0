import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  makeEnvironment,
  writeEnvironments,
} from '../../../environments/testing/make-environment.ts';
import { runPreparedDeploy } from '../../deploy/prepared-deploy.ts';
import { goLive } from '../../go-live/go-live.ts';
import { steps } from '../../requirements/all-requirements.ts';
import { makeRehearsalVariables } from './environment-variables.ts';
import { writeConfirmedContent } from './go-live/confirmed-content.ts';
import { createPromptStub, makeGoLiveContext } from './go-live/go-live-context.ts';
import { isChange, type Recorder } from './google/recorder.ts';
import { startGoogle } from './google/start-google.ts';
import { createGoogle } from './google/state.ts';
import type { Rehearsal } from './rehearsal.ts';
import { projectId } from './settings.ts';

const environmentName = 'production';

/**
 * Declares tests of the whole path from an empty Google account to a live site. The deploy is not
 * replaced by a stub; its requests go to the recorder.
 */
export function declareGoLiveTests(getRehearsal: () => Promise<Rehearsal>): void {
  const google = createGoogle(projectId, { isSetUp: false });
  const promptStub = createPromptStub();
  const contentFolder = writeConfirmedContent();
  const home = mkdtempSync(join(tmpdir(), 'go-live-'));
  const { webApp: _, ...settings } = makeEnvironment({ repository: 'volley-rive-sud/site' });
  const environmentsFolder = writeEnvironments({
    [environmentName]: JSON.stringify(settings, null, 2),
  });
  let recorder: Recorder;
  let output: string;
  let changes: readonly string[];
  let previousFolder: string | undefined;

  /** Runs the command once, and returns its output. */
  async function run(): Promise<string> {
    const { preparedDeploy } = await getRehearsal();
    recorder.clear();
    previousFolder = process.env['ENVIRONMENTS_FOLDER'];
    process.env['ENVIRONMENTS_FOLDER'] = environmentsFolder;
    const deployOutput: string[] = [];
    const context = makeGoLiveContext(recorder.origin, {
      name: environmentName,
      contentFolder,
      account: google.email,
      prompts: promptStub,
      commit: preparedDeploy.commit,
      deploy: async () => {
        await runPreparedDeploy(preparedDeploy, context.google, {
          signal: new AbortController().signal,
          environment: makeRehearsalVariables(recorder.origin, home),
          print: (text) => void deployOutput.push(text),
        });
      },
    });
    const flags = { confirmedProject: undefined, acceptedRisks: [], isDryRun: false };
    try {
      await goLive(steps, context, { ...flags, billingAccount: undefined });
    } catch (error) {
      context.commandOptions.print(`${String(error)}\n${deployOutput.join('')}`);
    } finally {
      if (previousFolder === undefined) delete process.env['ENVIRONMENTS_FOLDER'];
      else process.env['ENVIRONMENTS_FOLDER'] = previousFolder;
    }
    changes = recorder.requests
      .filter(isChange)
      .map(({ method, service, path }) => `${method} ${service} ${path}`);
    return context.output.join('');
  }

  beforeAll(async () => {
    recorder = await startGoogle(google);
    output = await run();
  });
  afterAll(async () => {
    await recorder.close();
    for (const folder of [home, environmentsFolder, contentFolder]) {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('ends with a live site, and asks at most five questions', () => {
    expect(recorder.unknownRequests, output).toEqual([]);
    expect(google.liveVersion, output).toBe(1);
    expect(google.functions.size).toBeGreaterThan(5);
    expect(google.releases.size).toBe(2);
    expect(google.databases.get('(default)')?.documents.size).toBeGreaterThan(10);
    expect(google.mails).toEqual([{ kind: 'status', state: 'sent' }]);
    expect(
      promptStub.askedMessages.length,
      promptStub.askedMessages.join('\n'),
    ).toBeLessThanOrEqual(5);
  });

  it('leaves only the DNS records to a person', () => {
    expect(output.match(/Left for you: .*/gu)).toEqual([
      expect.stringContaining('www.volleyrivesud.test A 199.36.158.100'),
    ]);
  });

  it('sends no change when it is run again', async () => {
    const askedCount = promptStub.askedMessages.length;
    expect(changes.length).toBeGreaterThan(50);
    const secondOutput = await run();
    expect(changes, secondOutput).toEqual([]);
    expect(promptStub.askedMessages).toHaveLength(askedCount);
  });
}

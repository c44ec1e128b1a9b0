import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  makeEnvironment,
  writeEnvironments,
} from '../../../environments/testing/make-environment.ts';
import { goLive } from '../../go-live/go-live.ts';
import { steps } from '../../requirements/all-requirements.ts';
import { writeConfirmedContent } from './go-live/confirmed-content.ts';
import { createPromptStub, makeGoLiveContext } from './go-live/go-live-context.ts';
import { describeRequest, isChange } from './google/recorded-request.ts';
import type { DeployResult, Rehearsal } from './rehearsal.ts';

/** The path from an empty Google account to a live site, walked twice. */
export interface GoLivePath {
  /** What the first walk's deploy sent. It is the first deploy to the project. */
  readonly firstDeploy: DeployResult;
  /** The output, the changes and the number of questions of each walk. */
  readonly walks: readonly {
    readonly output: string;
    readonly changes: readonly string[];
    readonly questionCount: number;
  }[];
}

/** Walks the path twice. The deploy is not replaced by a stub; its requests go to the recorder. */
export async function walkGoLivePath(rehearsal: Rehearsal): Promise<GoLivePath> {
  const { recorder, project, preparedDeploy } = rehearsal;
  const contentFolder = writeConfirmedContent();
  const { webApp: _, ...settings } = makeEnvironment({ repositoryId: '12345' });
  const environmentsFolder = writeEnvironments({ production: JSON.stringify(settings, null, 2) });
  const previousFolder = process.env['ENVIRONMENTS_FOLDER'] ?? '';
  let firstDeploy: DeployResult | undefined;
  const walk = async () => {
    recorder.clear();
    const prompts = createPromptStub();
    const context = makeGoLiveContext(recorder.origin, {
      name: 'production',
      contentFolder,
      account: project.email,
      prompts,
      commit: preparedDeploy.commit,
      deploy: async () => {
        firstDeploy = await rehearsal.deploy();
      },
    });
    const flags = { confirmedProject: undefined, acceptedRisks: [], isDryRun: false };
    await goLive(steps, context, { ...flags, billingAccount: undefined }).catch(
      (error: unknown) => {
        context.commandOptions.print(`${String(error)}\n${firstDeploy?.output}`);
      },
    );
    return {
      output: [...context.output, ...recorder.unknownRequests].join(''),
      changes: recorder.requests.filter(isChange).map(describeRequest),
      questionCount: prompts.askedMessages.length,
    };
  };
  process.env['ENVIRONMENTS_FOLDER'] = environmentsFolder;
  try {
    const walks = [await walk(), await walk()];
    if (!firstDeploy) throw new Error(walks[0]?.output);
    return { firstDeploy, walks };
  } finally {
    process.env['ENVIRONMENTS_FOLDER'] = previousFolder;
    for (const folder of [environmentsFolder, contentFolder]) rmSync(folder, { recursive: true });
  }
}

/** Declares tests of the whole path from an empty Google account to a live site. */
export function declareGoLiveTests(
  getRehearsal: () => Promise<Rehearsal>,
  getPath: () => Promise<GoLivePath>,
): void {
  it('ends with a live site, and asks at most five questions', async () => {
    const { walks } = await getPath();
    const { project } = await getRehearsal();
    expect(project.liveVersion, walks[0]?.output).toBe(1);
    expect(project.functions.size).toBeGreaterThan(5);
    expect(project.releases.size).toBe(2);
    expect(project.databases.get('(default)')?.documents.size).toBeGreaterThan(10);
    expect(project.mails).toEqual([{ kind: 'status', state: 'sent' }]);
    expect(walks[0]?.questionCount, walks[0]?.output).toBeLessThanOrEqual(5);
  });

  it('leaves only the DNS records to a person', async () => {
    const [first] = (await getPath()).walks;
    expect(first?.output.match(/Left for you: .*/gu)).toEqual([
      expect.stringContaining('www.volleyrivesud.test A 199.36.158.100'),
    ]);
  });

  it('sends no change and asks nothing when it is run again', async () => {
    const [first, second] = (await getPath()).walks;
    expect(first?.changes.length).toBeGreaterThan(50);
    expect(second?.changes, second?.output).toEqual([]);
    expect(second?.questionCount).toBe(0);
  });
}

import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { cacheFolder } from '../../../emulators/project.ts';
import { type CommandOptions, runWithOutput } from '../../deploy/commands.ts';
import {
  runPreparedDeploy,
  prepareDeploy,
  type PreparedDeploy,
} from '../../deploy/prepared-deploy.ts';
import {
  deployPreview,
  type PreparedPreview,
  type Preview,
  requirePreviewTarget,
} from '../../deploy/preview-pages.ts';
import { renderPreview } from '../../render/render-environment.ts';
import { writeEnvironments } from '../../../environments/testing/make-environment.ts';
import { makeRehearsalVariables, getRefusedHostsFile } from './environment-variables.ts';
import type { RecordedRequest, Recorder } from './google/recorded-request.ts';
import { createOwnerApi, startGoogle } from './google/start-google.ts';
import { createGoogle, type Google } from './google/state.ts';
import { projectId, settings } from './settings.ts';

/** The environment's name. */
export const environmentName = 'rehearsal';

/** The result, the requests and the output of one deploy, preview or program. */
interface RecordedRun<Value> {
  /** What it returned; undefined after a failure. */
  readonly value: Value | undefined;
  /** The error message; empty after a success. */
  readonly failure: string;
  readonly requests: readonly RecordedRequest[];
  /** Requests for which the recorder has no answer. */
  readonly unknownRequests: readonly string[];
  readonly output: string;
}

export type DeployResult = RecordedRun<void>;
export type PreviewResult = RecordedRun<Preview>;

export interface Rehearsal {
  readonly recorder: Recorder;
  /** Google's state of the project, empty at first. A test may change it between deploys. */
  readonly project: Google;
  readonly preparedDeploy: PreparedDeploy;
  /** Deploys the prepared build, with a test's changes, and returns the result. */
  readonly deploy: (changes?: Partial<PreparedDeploy>) => Promise<DeployResult>;
  /** Prepares a preview of the same environment in a separate folder. */
  readonly preparePreview: (channel: string) => PreparedPreview;
  /** Deploys a preview with an account that has only the IAM role Hosting Admin. */
  readonly deployPreview: (preparedPreview: PreparedPreview) => Promise<PreviewResult>;
  /** Runs a program with the environment variables of a deploy. */
  readonly run: (command: readonly string[]) => Promise<RecordedRun<void>>;
  /** Returns the hosts of refused connections, one in each line; empty if there was none. */
  readonly readRefusedHosts: () => string;
  readonly end: () => Promise<void>;
}

/** Finds the cached prerender builds of a rehearsal. Their names contain the name of its folder. */
function findPrerenderBuilds(folder: string): readonly string[] {
  const builds = join(cacheFolder, 'prerender');
  if (!existsSync(builds)) return [];
  return readdirSync(builds)
    .filter((build) => build.includes(basename(folder)))
    .map((build) => join(builds, build));
}

/** Prepares a deploy of an invented environment to a recorder; `end` removes its folders. */
export async function startRehearsal(): Promise<Rehearsal> {
  const home = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  const environmentsFolder = writeEnvironments({ [environmentName]: settings });
  const project = createGoogle(projectId, { isSetUp: false });
  const recorder = await startGoogle(project);
  const end = async () => {
    await recorder.close();
    delete process.env['ENVIRONMENTS_FOLDER'];
    for (const folder of [home, environmentsFolder, ...findPrerenderBuilds(home)]) {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const output: string[] = [];
  const commandOptions: CommandOptions = {
    signal: new AbortController().signal,
    environment: makeRehearsalVariables(recorder.origin, home),
    print: (text) => void output.push(text),
  };
  const google = createOwnerApi(recorder.origin);
  const recordRun = async <Value>(work: () => Promise<Value>): Promise<RecordedRun<Value>> => {
    const [start, unknownStart] = [recorder.requests.length, recorder.unknownRequests.length];
    output.length = 0;
    const [{ value, reason }] = (await Promise.allSettled([work()])) as [
      { value?: Value; reason?: Error },
    ];
    const failure = reason?.message ?? '';
    const requests = recorder.requests.slice(start);
    const unknownRequests = recorder.unknownRequests.slice(unknownStart);
    return { value, failure, requests, unknownRequests, output: output.join('') };
  };
  process.env['ENVIRONMENTS_FOLDER'] = environmentsFolder;
  try {
    const preparedDeploy = await prepareDeploy(
      environmentName,
      join(home, 'build'),
      commandOptions,
    );
    return {
      recorder,
      project,
      preparedDeploy,
      readRefusedHosts: () =>
        existsSync(getRefusedHostsFile(home))
          ? readFileSync(getRefusedHostsFile(home), 'utf8')
          : '',
      end,
      run: (command) =>
        recordRun(() => runWithOutput(command, { ...commandOptions, failure: 'It has failed.' })),
      deploy: (changes = {}) =>
        recordRun(() =>
          runPreparedDeploy({ ...preparedDeploy, ...changes }, google, commandOptions),
        ),
      preparePreview: (channel) => {
        const target = requirePreviewTarget(environmentName, channel);
        const folder = join(home, 'preview');
        renderPreview(target.environment, folder);
        // The build of the deploy has the same settings.
        cpSync(join(preparedDeploy.folder, 'site'), join(folder, 'site'), { recursive: true });
        return { ...target, folder };
      },
      deployPreview: async (preparedPreview) => {
        project.isCallerOnlyHostingAdmin = true;
        const result = await recordRun(() => deployPreview(preparedPreview, commandOptions));
        project.isCallerOnlyHostingAdmin = false;
        return result;
      },
    };
  } catch (error) {
    await end();
    throw error instanceof Error ? new Error(`${error.message}\n${output.join('')}`) : error;
  }
}

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { cache } from '../../emulators/project.ts';
import { type Commands, runPrinting } from '../../scripts/deploy/commands.ts';
import {
  deployPrepared,
  prepareDeploy,
  type PreparedDeploy,
} from '../../scripts/deploy/deploy-environment.ts';
import type { DeployRecord } from '../../scripts/deploy/deploy-record.ts';
import {
  deployPreview,
  type PreparedPreview,
  preparePreview,
  type Preview,
  requirePreviewTarget,
} from '../../scripts/deploy/preview-environment.ts';
import { writeEnvironments } from '../../environments/testing/make-environment.ts';
import { rehearsalEnvironment, refusedHosts } from './environment.ts';
import { createProject, type Project } from './google/project.ts';
import { type RecordedRequest, startRecorder } from './google/recorder.ts';
import { routesOf } from './google/routes.ts';
import { projectId, settings } from './settings.ts';

/** The environment's name. */
export const name = 'rehearsal';

/** What one step has sent and said. */
interface Told {
  /** The sentence that the step stopped with; empty if it went well. */
  readonly failure: string;
  readonly requests: readonly RecordedRequest[];
  /** Requests that Google's place had no answer for. */
  readonly unknown: readonly string[];
  readonly output: string;
}

export interface Deployed extends Told {
  readonly record: DeployRecord | undefined;
}

export interface Previewed extends Told {
  readonly preview: Preview | undefined;
}

export interface Rehearsal {
  /** What Google knows; a test may change it between two deploys. */
  readonly project: Project;
  readonly prepared: PreparedDeploy;
  /** Deploys what is prepared, changed by the test if it likes, and tells all about it. */
  readonly deploy: (changes?: Partial<PreparedDeploy>) => Promise<Deployed>;
  /** Builds a preview of the same environment, in a folder of its own. */
  readonly preparePreview: (channel: string) => Promise<PreparedPreview>;
  /** Deploys a preview with an account that has Hosting's role alone, and tells all about it. */
  readonly preview: (prepared: PreparedPreview) => Promise<Previewed>;
  /** Runs a program as a deploy's programs run. */
  readonly run: (command: readonly string[]) => Promise<Told>;
  /** Hosts off this machine that any program has asked for. */
  readonly refused: () => string;
  readonly end: () => Promise<void>;
}

/** Where the build has put what prerendered the pages of a folder. */
function prerendered(folder: string): readonly string[] {
  const builds = join(cache, 'prerender');
  return readdirSync(builds)
    .filter((build) => build.includes(basename(folder)))
    .map((build) => join(builds, build));
}

/** Prepares a deploy of a made-up environment to a recorder, in folders that `end` removes. */
export async function startRehearsal(): Promise<Rehearsal> {
  const home = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  const environments = writeEnvironments({ [name]: settings });
  const project = createProject(projectId, ['HASH_KEY', 'MAIL_PASSWORD']);
  const recorder = await startRecorder((origin) => routesOf(project, origin));
  const end = async () => {
    await recorder.close();
    delete process.env['ENVIRONMENTS_FOLDER'];
    for (const folder of [home, environments, ...prerendered(home)]) {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const printed: string[] = [];
  const commands: Commands = {
    stop: new AbortController().signal,
    environment: rehearsalEnvironment(recorder.origin, home),
    print: (text) => void printed.push(text),
  };
  const tell = async (work: () => Promise<void>): Promise<Told> => {
    recorder.clear();
    printed.length = 0;
    const failure = await work().then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const [requests, unknown] = [[...recorder.requests], [...recorder.unknown]];
    return { failure, requests, unknown, output: printed.join('') };
  };
  process.env['ENVIRONMENTS_FOLDER'] = environments;
  try {
    const prepared = await prepareDeploy(name, join(home, 'build'), commands);
    return {
      project,
      prepared,
      refused: () =>
        existsSync(refusedHosts(home)) ? readFileSync(refusedHosts(home), 'utf8') : '',
      end,
      run: (command) =>
        tell(() => runPrinting(command, { ...commands, failure: 'It has failed.' })),
      deploy: async (changes = {}) => {
        let record: DeployRecord | undefined;
        const told = await tell(async () => {
          record = await deployPrepared({ ...prepared, ...changes }, commands);
        });
        return { ...told, record };
      },
      preparePreview: (channel) =>
        preparePreview(requirePreviewTarget(name, channel), join(home, 'preview'), commands),
      preview: async (target) => {
        let preview: Preview | undefined;
        project.isHostingOnly = true;
        const told = await tell(async () => {
          preview = await deployPreview(target, commands);
        });
        project.isHostingOnly = false;
        return { ...told, preview };
      },
    };
  } catch (error) {
    await end();
    throw error instanceof Error ? new Error(`${error.message}\n${printed.join('')}`) : error;
  }
}

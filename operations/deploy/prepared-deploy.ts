import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { CommandError } from '../../emulators/command-error.ts';
import { root } from '../../emulators/project.ts';
import { buildPaths } from '../render/firebase-json.ts';
import { renderEnvironment } from '../render/render-environment.ts';
import type { Environment } from '../../environments/schema.ts';
import {
  buildFunctions,
  buildSite,
  type CommandOptions,
  firebaseCommand,
  makeCommonArguments,
  runWithOutput,
} from './commands.ts';
import { checkBuildFolder, writeFunctionsPackage } from './functions-package.ts';
import type { GoogleReader } from '../google/google-api.ts';
import {
  type DeclaredFunction,
  listDeclaredFunctions,
  getRegion,
  requireSafeFunctions,
} from './declared-functions.ts';
import {
  findNewlyRetriedIds,
  readGoogleState,
  readLiveVersion,
  requireNoRemoval,
} from './google-state.ts';

/** How many days Google stores the container images of earlier functions, for a rollback. */
const containerImageDays = 30;

/** A build folder that has passed every check. */
export interface PreparedDeploy {
  readonly name: string;
  readonly folder: string;
  readonly environment: Environment;
  readonly functions: readonly DeclaredFunction[];
  readonly commit: string;
}

/** Reads the commit to deploy; `+` marks uncommitted changes. It is `unknown` without Git. */
export function readCommit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return `${git('rev-parse', '--short=12', 'HEAD')}${isChanged ? '+' : ''}`;
  } catch {
    return 'unknown';
  }
}

/** Checks that Cloud Build's npm will accept the functions' lockfile. Installs nothing. */
const checkLockfile = (folder: string, options: CommandOptions): Promise<void> =>
  // Offline, npm uses no registry. The lockfile must have every version.
  runWithOutput(
    [
      ...['npm', 'ci', '--prefix', folder, '--dry-run', '--offline'],
      ...['--omit=dev', '--ignore-scripts', '--cache', join(folder, '../.npm')],
    ],
    { ...options, failure: 'Cloud Build could not install the functions’ lockfile: see above.' },
  );

/**
 * Builds and renders an environment into a folder and checks the result. Nothing is sent.
 *
 * @throws SettingsError or CommandError with one sentence, for anything that must not be deployed
 */
export async function prepareDeploy(
  name: string,
  folder: string,
  options: CommandOptions,
): Promise<PreparedDeploy> {
  const environment = renderEnvironment(name, folder);
  const { projectId } = environment;
  const functionsFolder = join(folder, buildPaths.functions);
  writeFunctionsPackage(functionsFolder);
  const bundle = join(functionsFolder, 'lib/index.js');
  const commit = readCommit();
  await buildFunctions(bundle, commit, options);
  await buildSite(name, folder, options);
  await checkLockfile(functionsFolder, options);
  checkBuildFolder(folder, environment);
  const functions = await listDeclaredFunctions(bundle, projectId, options);
  requireSafeFunctions(functions, projectId);
  return { name, folder, environment, functions, commit };
}

/** One run of firebase-tools: its arguments, and the error message if it fails. */
export type DeployStep = readonly [args: readonly string[], failure: string];

/**
 * Lists the steps of a deploy in order. No step prompts.
 *
 * @param newlyRetriedIds the functions whose retries firebase-tools wants confirmed
 * @param currentImageDays the days of Google's policy before this deploy; 0 without one
 */
export function listSteps(
  { folder, environment, functions, commit }: PreparedDeploy,
  newlyRetriedIds: readonly string[],
  currentImageDays: number,
): readonly DeployStep[] {
  const common = makeCommonArguments(folder, environment.projectId);
  const hasNewlyRetried = newlyRetriedIds.length > 0;
  const steps: DeployStep[] = [];
  if (hasNewlyRetried) {
    // `--only` limits `--force` to these functions, so it can delete nothing.
    const only = newlyRetriedIds.map((id) => `functions:${id}`).join(',');
    steps.push([
      ['deploy', ...common, '--force', '--only', only],
      'Functions that are newly retried could not be deployed; rules and pages are as before.',
    ]);
  }
  // If there is no policy yet, the `--force` above creates one of a single day.
  if (hasNewlyRetried || currentImageDays !== containerImageDays) {
    steps.push([
      [
        ...['functions:artifacts:setpolicy', ...common, '--location', getRegion(functions)],
        ...['--days', String(containerImageDays), '--force'],
      ],
      'Google did not set how long it stores the functions’ images; rules and pages are as before.',
    ]);
  }
  return [
    ...steps,
    [
      ['deploy', ...common, '--message', `commit ${commit}`],
      'The deploy has stopped: the lines above say where. The pages are as before, rules and functions may be new.',
    ],
  ];
}

/**
 * Runs the steps of `listSteps`. The first two run only where they are needed. They deploy the
 * functions that are newly retried and set the policy of container images. The last step deploys
 * rules and indexes, then the functions, then the pages.
 *
 * @throws CommandError with one sentence, if possible before any change
 */
export async function runPreparedDeploy(
  deploy: PreparedDeploy,
  google: GoogleReader,
  options: CommandOptions,
): Promise<void> {
  const { environment, functions } = deploy;
  const { projectId } = environment;
  const region = getRegion(functions);
  const before = await readGoogleState(google, projectId, region);
  requireNoRemoval(before, functions, projectId);
  const newlyRetriedIds = findNewlyRetriedIds(before, functions);
  const steps = listSteps(deploy, newlyRetriedIds, before.containerImageDays);
  for (const [args, failure] of steps) {
    await runWithOutput([...firebaseCommand, ...args], { ...options, failure });
  }
  if ((await readLiveVersion(google, projectId)) === before.liveVersion) {
    throw new CommandError(
      'Google still serves the earlier pages, although the deploy has succeeded.',
    );
  }
}

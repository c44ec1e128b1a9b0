import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { CommandError } from '../../emulators/command-error.ts';
import { root } from '../../emulators/project.ts';
import { buildPaths } from '../../environments/render/firebase-json.ts';
import { renderEnvironment } from '../../environments/render/render-environment.ts';
import type { Environment } from '../../environments/schema.ts';
import { buildFunctions, buildSite } from './build-workspaces.ts';
import { checkRendered } from './check-rendered.ts';
import { type Commands, runPrinting } from './commands.ts';
import type { DeployRecord } from './deploy-record.ts';
import { type Endpoint, listEndpoints, regionOf, requireSafeEndpoints } from './endpoints.ts';
import { commonArguments, firebase } from './firebase-tools.ts';
import { writeFunctionsPackage } from './functions-package.ts';
import { findNewlyRetried, readGoogleState, requireNoRemoval } from './google-state.ts';

/** How many days the images of earlier functions stay, for a rollback. */
const imageDays = 30;

/** A build folder that has passed every check. */
export interface PreparedDeploy {
  readonly name: string;
  readonly folder: string;
  readonly environment: Environment;
  readonly endpoints: readonly Endpoint[];
  readonly commit: string;
}

/** The commit that is deployed, with `+` where files differ from it. */
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

/** Lets npm resolve the functions' package as Cloud Build will, without installing. */
const proveLockfile = (folder: string, commands: Commands): Promise<void> =>
  // Offline, npm uses no registry. The lockfile must have every version.
  runPrinting(
    [
      ...['npm', 'ci', '--prefix', folder, '--dry-run', '--offline'],
      ...['--omit=dev', '--ignore-scripts', '--cache', join(folder, '../.npm')],
    ],
    { ...commands, failure: 'Cloud Build could not install the functions’ lockfile: see above.' },
  );

/**
 * Builds and renders an environment into a folder and checks the result. Nothing is sent.
 *
 * @throws SettingsError or CommandError with one sentence, for anything that must not be deployed
 */
export async function prepareDeploy(
  name: string,
  folder: string,
  commands: Commands,
): Promise<PreparedDeploy> {
  const environment = renderEnvironment(name, folder);
  const { projectId } = environment;
  const functions = join(folder, buildPaths.functions);
  writeFunctionsPackage(functions);
  const bundle = join(functions, 'lib/index.js');
  await buildFunctions(bundle, commands);
  await buildSite(name, folder, commands);
  await proveLockfile(functions, commands);
  checkRendered(name, folder, environment);
  const endpoints = await listEndpoints(bundle, projectId, commands);
  requireSafeEndpoints(endpoints, projectId);
  return { name, folder, environment, endpoints, commit: readCommit() };
}

/** One run of firebase-tools in the order of a deploy. */
export interface Step {
  readonly args: readonly string[];
  readonly failure: string;
}

/**
 * What a deploy runs. No command prompts.
 *
 * @param newlyRetried the functions whose retries firebase-tools wants confirmed
 * @param keptDays how many days Google stores images now
 */
export function stepsOf(
  deploy: PreparedDeploy,
  newlyRetried: readonly string[],
  keptDays: number,
): readonly Step[] {
  const { folder, environment, endpoints, commit } = deploy;
  const common = commonArguments(folder, environment.projectId);
  const confirm: Step = {
    // The names limit `--force` to new functions. It can delete nothing.
    args: [
      ...['deploy', ...common, '--force'],
      ...['--only', newlyRetried.map((id) => `functions:${id}`).join(',')],
    ],
    failure: 'Functions that are new could not be deployed; rules and pages are as before.',
  };
  const keepImages: Step = {
    args: [
      ...['functions:artifacts:setpolicy', ...common, '--location', regionOf(endpoints)],
      ...['--days', String(imageDays), '--force'],
    ],
    failure: 'Google would not keep the functions’ images; rules and pages are as before.',
  };
  const isNew = newlyRetried.length > 0;
  return [
    ...(isNew ? [confirm] : []),
    // The force has them deleted after a day.
    ...(isNew || keptDays !== imageDays ? [keepImages] : []),
    {
      args: ['deploy', ...common, '--message', `commit ${commit}`],
      failure:
        'The deploy has stopped: the lines above say where. The pages are as before, rules and functions may be new.',
    },
  ];
}

/**
 * Deploys in this order: rules and indexes, functions, pages. Until then the old pages call the old
 * release's functions.
 *
 * @returns what was deployed before and what is now
 * @throws CommandError with one sentence, if possible before any change
 */
export async function deployPrepared(
  deploy: PreparedDeploy,
  commands: Commands,
): Promise<DeployRecord> {
  const { name, environment, endpoints, commit } = deploy;
  const { projectId } = environment;
  const region = regionOf(endpoints);
  const before = await readGoogleState(projectId, region, commands);
  requireNoRemoval(before, endpoints, projectId);
  const newlyRetried = findNewlyRetried(before, endpoints);
  for (const { args, failure } of stepsOf(deploy, newlyRetried, before.imageDays)) {
    await runPrinting([...firebase, ...args], { ...commands, failure });
  }
  const after = await readGoogleState(projectId, region, commands);
  if (after.hosting.version === before.hosting.version) {
    throw new CommandError('Google shows the pages of before, although the deploy has ended well.');
  }
  const at = new Date().toISOString();
  return { at, environment: name, project: projectId, commit, before, after };
}

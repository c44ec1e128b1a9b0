import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../emulators/project.ts';
import type { GoogleState } from './google-state.ts';

/** What one deploy has changed: a line of the record file. */
export interface DeployRecord {
  /** When the deploy ended (ISO 8601). */
  readonly at: string;
  readonly environment: string;
  readonly project: string;
  /** The commit; `+` marks uncommitted changes. */
  readonly commit: string;
  readonly before: GoogleState;
  readonly after: GoogleState;
}

/** Gets the path of the file that records an environment's deploys from this working copy. */
export const getRecordFile = (name: string): string => join(root, 'build/deploys', `${name}.jsonl`);

/** Adds a deploy to the record file, one JSON object a line. */
export function appendRecord(file: string, record: DeployRecord): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(record)}\n`);
}

/** Reads the last deploy of a record file; undefined without one. */
export function readLastRecord(file: string): DeployRecord | undefined {
  if (!existsSync(file)) return undefined;
  const lastLine = readFileSync(file, 'utf8').trimEnd().split('\n').at(-1) ?? '';
  return lastLine === '' ? undefined : (JSON.parse(lastLine) as DeployRecord);
}

/** The command that brings back an earlier version of the pages, with the functions they call. */
export const makeHostingCloneCommand = (site: string, version: string, project: string): string =>
  `npx firebase hosting:clone ${site}@${version} ${site}:live --project ${project}`;

/** Describes what is deployed now and how to roll it back, in lines. */
export function describeRollback({ environment, project, before, after }: DeployRecord): string {
  const { site, version } = after.hosting;
  const changedFunctions = after.functions.filter(({ id, revision }) =>
    before.functions.some((old) => old.id === id && old.revision !== revision),
  );
  const getPreviousRuleset = (name: string) => before.rules[name] ?? 'none';
  return [
    `Pages: version ${version}, before ${before.hosting.version || 'none'}.`,
    ...(before.hosting.version === '' || before.hosting.version === version
      ? []
      : [
          '  To roll the pages back, with the functions that they call:',
          `  ${makeHostingCloneCommand(site, before.hosting.version, project)}`,
        ]),
    ...Object.entries(after.rules).map(
      ([name, ruleset]) => `Rules ${name}: ${ruleset}, before ${getPreviousRuleset(name)}.`,
    ),
    ...after.functions.map(({ id, revision }) => `Function ${id}: ${revision}.`),
    ...(changedFunctions.length === 0
      ? []
      : [
          `  Changed: ${changedFunctions.map(({ id }) => id).join(', ')}. To roll them and the rules back, check out the earlier commit and run`,
          `  npm run deploy -- ${environment}`,
        ]),
  ].join('\n');
}

import { join } from 'node:path';
import { buildPaths } from '../render/firebase-json.ts';
import { type CommandOptions, runWithOutput } from './commands.ts';

const build = (
  workspace: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<void> =>
  runWithOutput(['npm', 'run', '--silent', 'build', '-w', workspace, '--', ...args], {
    ...options,
    failure: `The build of ${workspace} has failed: the lines above say why.`,
  });

/** Builds the functions into one file. `/api/health` reports the commit. */
export const buildFunctions = (
  bundle: string,
  commit: string,
  options: CommandOptions,
): Promise<void> => build('functions', [`--outfile=${bundle}`, `--commit=${commit}`], options);

/** Builds an environment's pages into a build folder. */
export const buildSite = (name: string, folder: string, options: CommandOptions): Promise<void> => {
  const site = join(folder, buildPaths.site);
  const args = ['--mode', name, '--outDir', site, '--emptyOutDir', '--logLevel', 'error'];
  return build('web', args, options);
};

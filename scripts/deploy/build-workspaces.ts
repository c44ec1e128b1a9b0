import { join } from 'node:path';
import { buildPaths } from '../../environments/render/firebase-json.ts';
import { type Commands, runPrinting } from './commands.ts';

const build = (workspace: string, args: readonly string[], commands: Commands): Promise<void> =>
  runPrinting(['npm', 'run', '--silent', 'build', '-w', workspace, '--', ...args], {
    ...commands,
    failure: `The build of ${workspace} has failed: the lines above say why.`,
  });

/** Builds the functions into one file. `/api/health` reports the commit. */
export const buildFunctions = (bundle: string, commit: string, commands: Commands): Promise<void> =>
  build('functions', [`--outfile=${bundle}`, `--commit=${commit}`], commands);

/** Builds an environment's pages into a build folder. */
export const buildSite = (name: string, folder: string, commands: Commands): Promise<void> => {
  const site = join(folder, buildPaths.site);
  const args = ['--mode', name, '--outDir', site, '--emptyOutDir', '--logLevel', 'error'];
  return build('web', args, commands);
};

import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { demoName } from '../environments/read-environment.ts';
import { CommandError } from '../emulators/command-error.ts';
import { root } from '../emulators/project.ts';
import { runEnvironmentCommand } from './command.ts';
import { planCommittedFiles } from './render/committed-files.ts';
import { getBuildFolder, renderEnvironment } from './render/render-environment.ts';

function renderDemo(): void {
  const staleFiles = planCommittedFiles(root).filter(
    ({ currentText, renderedText }) => currentText !== renderedText,
  );
  for (const { name, renderedText } of staleFiles) writeFileSync(join(root, name), renderedText);
  console.log(
    staleFiles.length === 0
      ? 'The rules, firebase.json and the parameters of the demo are up to date.'
      : `Wrote ${staleFiles.map(({ name }) => name).join(', ')}.`,
  );
}

const usage = 'Name one environment: npm run render -- ENV';

/**
 * `npm run render -- ENV`: renders an environment's rules, headers and parameters into build/ENV.
 * Without ENV, it renders those of the demo into the committed files.
 */
await runEnvironmentCommand(
  { usage, options: {}, positionalCount: 'any' },
  ({ positionals: [name = demoName, ...others] }) => {
    if (others.length > 0) throw new CommandError(usage);
    if (name === demoName) {
      renderDemo();
      return;
    }
    const folder = getBuildFolder(name);
    const { projectId } = renderEnvironment(name, folder);
    console.log(`Wrote ${relative(root, folder)} for the project ${projectId}.`);
  },
);

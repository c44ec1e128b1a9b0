import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { runEnvironmentCommand } from './deploy/run-environment-command.ts';
import { addAlias } from './render/aliases.ts';
import { demoName } from '../environments/read-environment.ts';
import { planCommittedFiles, writeCommittedFiles } from './render/committed-files.ts';
import { getBuildFolder, renderEnvironment, requireRendered } from './render/render-environment.ts';
import { SettingsError } from '../environments/settings-error.ts';

const root = join(import.meta.dirname, '..');

/** Renders the demo into the committed files. With `isCheck`, it throws if they are out of date. */
function renderDemo(isCheck: boolean): void {
  const staleFiles = planCommittedFiles(root).filter(
    ({ currentText, renderedText }) => currentText !== renderedText,
  );
  const names = staleFiles.map(({ name }) => name).join(', ');
  if (staleFiles.length === 0) {
    console.log('The rules, firebase.json and the parameters of the demo are up to date.');
  } else if (isCheck) {
    throw new SettingsError(`Out of date: ${names}. Run: npm run render`);
  } else {
    writeCommittedFiles(root, staleFiles);
    console.log(`Wrote ${names}.`);
  }
}

/**
 * Renders another environment into its build folder, and adds its alias to .firebaserc. With
 * `isCheck`, it throws if the folder is out of date.
 */
function renderIntoBuildFolder(name: string, isCheck: boolean): void {
  const folder = relative(root, getBuildFolder(name));
  if (isCheck) {
    requireRendered(name);
    console.log(`${folder} is up to date.`);
    return;
  }
  const environment = renderEnvironment(name);
  addAlias(root, name, environment);
  console.log(`Wrote ${folder} for the project ${environment.projectId}.`);
}

/**
 * `npm run render -- ENV`: renders an environment's rules, headers and parameters into build/ENV.
 * Without ENV, it renders those of the demo into the committed files. With `--check` it only checks
 * whether the rendered files are up to date.
 */
await runEnvironmentCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const [name = demoName, ...others] = positionals;
  if (others.length > 0) throw new SettingsError('Name one environment: npm run render -- ENV');
  if (name === demoName) renderDemo(values.check);
  else renderIntoBuildFolder(name, values.check);
  return Promise.resolve();
});

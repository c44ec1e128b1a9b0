import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../emulators/command-error.ts';
import { root } from '../emulators/project.ts';
import { runCommand } from '../emulators/run-command.ts';
import { assertDeployableNode } from './care/runtime/assert-deployable-node.ts';
import { makeUpdatedTexts } from './care/runtime/runtime-files.ts';

/** `npm run runtime -- VERSION` updates the files that name the site's Node. See docs/care.md. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [version, ...others] = positionals;
  if (version === undefined || others.length > 0) {
    throw new CommandError('Name one version: npm run runtime -- 24.21.0 [--dry-run]');
  }
  assertDeployableNode(version);
  const texts = makeUpdatedTexts(root, version);
  for (const [file, text] of texts) {
    if (!values['dry-run']) writeFileSync(join(root, file), text);
    console.log(`${values['dry-run'] ? 'Would change' : 'Changed'} ${file}`);
  }
  const [major] = version.split('.');
  console.log(
    texts.size === 0
      ? `Every file names Node ${version} already.`
      : `\nNext:
  npm install
  npm install --save-dev --save-exact @types/node@${major}
  npm test
  npm run deploy -- staging
  npm run doctor -- staging`,
  );
  return Promise.resolve();
});

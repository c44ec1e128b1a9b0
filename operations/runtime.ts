import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../emulators/command-error.ts';
import { root } from '../emulators/project.ts';
import { runCommand } from '../emulators/run-command.ts';
import { assertDeployableNode } from './care/runtime/assert-deployable-node.ts';
import { describeUpdate } from './care/runtime/describe-update.ts';
import { makeUpdatedTexts } from './care/runtime/runtime-files.ts';

/** `npm run runtime -- VERSION` updates the files that name the site's Node. See docs/operations.md. */
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
  const isDryRun = values['dry-run'];
  for (const [file, text] of texts) {
    if (!isDryRun) writeFileSync(join(root, file), text);
    console.log(`${isDryRun ? 'Would change' : 'Changed'} ${file}`);
  }
  console.log(describeUpdate({ version, fileCount: texts.size, isDryRun }));
  return Promise.resolve();
});

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { planRulesFiles, writeRulesFiles } from './rules-files.ts';
import { StaffSetupError } from './staff-setup-error.ts';

/**
 * `npm run staff`: writes the allowlist and our bucket's addresses into both rules files. With
 * `--check` it only says whether they are up to date.
 */
function run(root: string, isCheck: boolean): void {
  const stale = planRulesFiles(root).filter(({ current, wanted }) => current !== wanted);
  const names = stale.map(({ name }) => name).join(' and ');
  if (stale.length === 0) {
    console.log('firestore.rules and storage.rules are up to date.');
  } else if (isCheck) {
    throw new StaffSetupError(`Out of date: ${names}. Run: npm run staff`);
  } else {
    writeRulesFiles(root, stale);
    console.log(`Wrote ${names}. Deploy them for the change to take effect.`);
  }
}

try {
  const { values } = parseArgs({
    options: { check: { type: 'boolean', default: false }, root: { type: 'string' } },
  });
  run(values.root ?? fileURLToPath(new URL('..', import.meta.url)), values.check);
} catch (error) {
  // Whatever it is, a person reads it: one sentence and no stack.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

import { findExampleValues } from '../environments/example-values.ts';
import { getDisplayPath, readEnvironment, readExample } from '../environments/read-environment.ts';
import type { Environment } from '../environments/schema.ts';
import { SettingsError } from '../environments/settings-error.ts';
import { listClubFindings } from '../scripts/list-club-findings.ts';
import { findPlaceholders } from '../scripts/placeholders.ts';

/**
 * Reads an environment's settings. Prints their errors and returns undefined if they are invalid.
 */
function readSettings(name: string): Environment | undefined {
  try {
    return readEnvironment(name);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    return undefined;
  }
}

// The command: `npm run check:production -- ENV`. Every deploy runs it first. It fails on invalid
// settings, values of the example and placeholders. It also fails on facts that are invented or
// were not checked for a year.
const [name = 'production'] = process.argv.slice(2);
const environment = readSettings(name);
const file = getDisplayPath(name);
// Example values that look like placeholders are listed as placeholders below.
const exampleValues = (
  environment === undefined ? [] : findExampleValues(environment, readExample())
)
  .filter((line) => findPlaceholders({ [file]: line }).length === 0)
  .map((line) => `${file}.${line}`);
const remainingValues = [
  ...exampleValues,
  ...(environment === undefined ? [] : findPlaceholders({ [file]: environment })),
];
const settingsGroup = {
  title: 'Settings. Give these their real values:',
  lines: remainingValues,
};
const groups = [settingsGroup, ...(await listClubFindings(new Date().toISOString().slice(0, 10)))];
for (const { title, lines } of groups) {
  if (lines.length === 0) continue;
  console.error(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  process.exitCode = 1;
}
console.log(
  process.exitCode === 1
    ? 'Not ready for production: see above.'
    : 'Nothing invented or out of date remains: ready for production.',
);

import { CommandError } from '../../emulators/command-error.ts';
import { findExampleValues } from '../../environments/example-values.ts';
import {
  getDisplayPath,
  readEnvironment,
  readExample,
} from '../../environments/read-environment.ts';
import { listClubFindings } from '../../scripts/list-club-findings.ts';
import { findPlaceholders } from '../../scripts/placeholders.ts';
import { SettingsError } from '../../environments/settings-error.ts';

/** Lists values of the example and placeholders in an environment's settings, or their errors. */
function listSettingsFaults(name: string): readonly string[] {
  try {
    const environment = readEnvironment(name);
    const file = getDisplayPath(name);
    return [
      ...findExampleValues(environment, readExample())
        // Those that look like placeholders are listed as placeholders.
        .filter((line) => findPlaceholders({ [file]: line }).length === 0)
        .map((line) => `${file}.${line}`),
      ...findPlaceholders({ [file]: environment }),
    ];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message.split('\n');
  }
}

/**
 * Describes why an environment must not be deployed: invalid settings, values of the example,
 * placeholders, and facts of the club that are invented or were not checked for a year. The text is
 * empty if nothing remains.
 */
export async function describeFaults(name: string): Promise<string> {
  const groups = [
    { title: 'Settings. Give these their real values:', lines: listSettingsFaults(name) },
    ...(await listClubFindings(new Date().toISOString().slice(0, 10))),
  ];
  return groups
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => `${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
    .join('\n');
}

/** @throws CommandError with what is missing */
export async function requireReady(name: string): Promise<void> {
  const faults = await describeFaults(name);
  if (faults === '') return;
  const message = `${name} is not ready to be deployed: the lines above say why. Nothing was sent.`;
  throw new CommandError(message, faults);
}

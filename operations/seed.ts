import { parseArgs } from 'node:util';
import { CommandError } from '../emulators/command-error.ts';
import { demoName, readEnvironment } from '../environments/read-environment.ts';
import { readDeployableEnvironment } from './render/render-environment.ts';
import { runEnvironmentCommand } from './deploy/run-environment-command.ts';
import {
  describeFirstContent,
  planFirstContent,
  writeFirstContent,
} from './first-content/first-content.ts';
import { getGoogleSession } from './google/google-session.ts';
import { createEmulatorApi } from './google/emulator-api.ts';
import { createGoogleApi } from './google/google-api.ts';

/** `npm run seed -- ENV`: writes the rows of the club's first content that are missing. */
await runEnvironmentCommand(async ({ print, signal }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) {
    throw new CommandError('Name one environment: npm run seed -- ENV [--dry-run]');
  }
  const isDemo = name === demoName;
  const environment = isDemo ? readEnvironment(name) : readDeployableEnvironment(name);
  const google = isDemo
    ? createEmulatorApi(signal)
    : createGoogleApi({
        ...(await getGoogleSession()),
        signal,
        quotaProject: environment.projectId,
      });
  const plan = await planFirstContent(google, environment);
  print(`${environment.projectId}: ${describeFirstContent(plan)}\n`);
  if (values['dry-run']) {
    for (const line of plan.unconfirmedFacts) print(`Not confirmed by the club: ${line}\n`);
    print('A dry run: nothing was written.\n');
    return;
  }
  await writeFirstContent(google, plan);
  if (plan.missingRowPaths.length > 0) print(`Rows written: ${plan.missingRowPaths.length}.\n`);
});

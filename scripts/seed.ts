import { parseArgs } from 'node:util';
import { CommandError } from '../emulators/command-error.ts';
import { demoName, readEnvironment } from '../environments/read-environment.ts';
import { readDeployableEnvironment } from '../environments/render/render-environment.ts';
import { runDeployCommand } from './deploy/run-deploy-command.ts';
import {
  describeFirstContent,
  planFirstContent,
  writeFirstContent,
} from './first-content/first-content.ts';
import { logIn } from './google/access-token.ts';
import { createEmulatorApi } from './google/emulator-api.ts';
import { createGoogleApi } from './google/google-api.ts';

/** `npm run seed -- ENV`: writes the club's first content that an environment lacks. */
await runDeployCommand(async ({ print, signal }) => {
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
    : createGoogleApi({ ...(await logIn()), signal, quotaProject: environment.projectId });
  const plan = await planFirstContent(google, environment);
  print(`${environment.projectId}: ${describeFirstContent(plan)}\n`);
  if (values['dry-run']) {
    for (const line of plan.findings) print(`Not confirmed by the club: ${line}\n`);
    print('A dry run: nothing was written.\n');
    return;
  }
  await writeFirstContent(google, plan);
  if (plan.missingRows.length > 0) print(`Rows written: ${plan.missingRows.length}.\n`);
});

import { demoName, readEnvironment } from '../environments/read-environment.ts';
import { runEnvironmentCommand } from './command.ts';
import {
  describeFirstContent,
  planFirstContent,
  writeFirstContent,
} from './first-content/first-content.ts';
import { createEmulatorApi } from './google/emulator-api.ts';
import { openGoogleApi } from './google/google-session.ts';
import { readDeployableEnvironment } from './render/render-environment.ts';

/** `npm run seed -- ENV`: writes the rows of the club's first content that are missing. */
await runEnvironmentCommand(
  {
    usage: 'Name one environment: npm run seed -- ENV [--dry-run]',
    options: { 'dry-run': { type: 'boolean' } },
  },
  async ({ name, values, print, signal }) => {
    const isDemo = name === demoName;
    const environment = isDemo ? readEnvironment(name) : readDeployableEnvironment(name);
    const google = isDemo
      ? createEmulatorApi(signal)
      : (await openGoogleApi(environment.projectId, signal)).google;
    const plan = await planFirstContent(google, environment);
    print(`${environment.projectId}: ${describeFirstContent(plan)}\n`);
    if (values['dry-run'] === true) {
      for (const line of plan.unconfirmedFacts) print(`Not confirmed by the club: ${line}\n`);
      print('A dry run: nothing was written.\n');
      return;
    }
    await writeFirstContent(google, plan);
    if (plan.missingRowPaths.length > 0) print(`Rows written: ${plan.missingRowPaths.length}.\n`);
  },
);

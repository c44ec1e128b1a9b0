import { runEnvironmentCommand } from './command.ts';
import { describePlan } from './deploy/describe-plan.ts';
import { prepareDeploy, runPreparedDeploy } from './deploy/prepared-deploy.ts';
import { requireReady } from './deploy/readiness.ts';
import { describeWayBack } from './deploy/way-back.ts';
import { openGoogleApi } from './google/google-session.ts';
import { getBuildFolder } from './render/render-environment.ts';

/** `npm run deploy -- ENV`, with `--dry-run` to see what would be sent: docs/operations.md. */
await runEnvironmentCommand(
  {
    usage: 'Name one environment: npm run deploy -- ENV [--dry-run]',
    options: { 'dry-run': { type: 'boolean' } },
  },
  async ({ name, values, ...options }) => {
    await requireReady(name);
    const preparedDeploy = await prepareDeploy(name, getBuildFolder(name), options);
    console.log(describePlan(preparedDeploy));
    if (values['dry-run'] === true) {
      console.log('\nA dry run: nothing was sent to Google or requested from it.');
      return;
    }
    const { projectId } = preparedDeploy.environment;
    const { google } = await openGoogleApi(projectId, options.signal);
    await runPreparedDeploy(preparedDeploy, google, options);
    console.log(`\nDeployed. ${await describeWayBack(google, { name, projectId })}`);
  },
);

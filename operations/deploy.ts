import { parseArgs } from 'node:util';
import { CommandError } from '../emulators/command-error.ts';
import { getBuildFolder } from './render/render-environment.ts';
import type { CommandOptions } from './deploy/commands.ts';
import { runPreparedDeploy, prepareDeploy } from './deploy/prepared-deploy.ts';
import { appendRecord, describeRollback, getRecordFile } from './deploy/deploy-record.ts';
import { describePlan } from './deploy/describe-plan.ts';
import { createGoogleApi } from './google/google-api.ts';
import { getGoogleSession } from './google/google-session.ts';
import { requireReady, runEnvironmentCommand } from './deploy/run-environment-command.ts';

async function deploy(name: string, isDryRun: boolean, options: CommandOptions): Promise<void> {
  await requireReady(name, options);
  const preparedDeploy = await prepareDeploy(name, getBuildFolder(name), options);
  console.log(describePlan(preparedDeploy));
  if (isDryRun) {
    console.log('\nA dry run: nothing was sent to Google or requested from it.');
    return;
  }
  const session = await getGoogleSession();
  const { signal } = options;
  const quotaProject = preparedDeploy.environment.projectId;
  const google = createGoogleApi({ ...session, signal, quotaProject });
  const record = await runPreparedDeploy(preparedDeploy, google, options);
  const file = getRecordFile(name);
  appendRecord(file, record);
  console.log(`\nDeployed. Recorded in ${file}:\n${describeRollback(record)}`);
}

/** `npm run deploy -- ENV`, with `--dry-run` to see what would be sent: docs/operations.md. */
await runEnvironmentCommand(async (options) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) {
    throw new CommandError('Name one environment: npm run deploy -- ENV [--dry-run]');
  }
  await deploy(name, values['dry-run'], options);
});

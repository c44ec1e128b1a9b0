import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../emulators/command-error.ts';
import { root } from '../emulators/project.ts';
import { buildFolder } from '../environments/render/render-environment.ts';
import type { Commands } from './deploy/commands.ts';
import { deployPrepared, prepareDeploy } from './deploy/deploy-environment.ts';
import { appendRecord, describeRollback } from './deploy/deploy-record.ts';
import { describePlan } from './deploy/describe-plan.ts';
import { requireReady, runDeployCommand } from './deploy/run-deploy-command.ts';

async function deploy(name: string, isDryRun: boolean, commands: Commands): Promise<void> {
  await requireReady(name, commands);
  const deploy = await prepareDeploy(name, buildFolder(name), commands);
  console.log(describePlan(deploy));
  if (isDryRun) {
    console.log('\nA dry run: nothing was sent, and Google was asked nothing.');
    return;
  }
  const record = await deployPrepared(deploy, commands);
  const file = join(root, 'build/deploys', `${name}.jsonl`);
  appendRecord(file, record);
  console.log(`\nDeployed. Recorded in ${file}:\n${describeRollback(record)}`);
}

/** `npm run deploy -- ENV`, with `--dry-run` to see what would be sent: docs/deploying.md. */
await runDeployCommand(async (commands) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) {
    throw new CommandError('Name one environment: npm run deploy -- ENV [--dry-run]');
  }
  await deploy(name, values['dry-run'], commands);
});

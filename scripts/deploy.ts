import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PlainError } from '../emulators/plain-error.ts';
import { node, root } from '../emulators/project.ts';
import { runCommand } from '../emulators/run-command.ts';
import { buildFolder } from '../environments/render/render-environment.ts';
import { SettingsError } from '../environments/settings-error.ts';
import { type Commands, runPrinting } from './deploy/commands.ts';
import { deployPrepared, prepareDeploy } from './deploy/deploy-environment.ts';
import { appendRecord, describeRollback } from './deploy/deploy-record.ts';
import { describePlan } from './deploy/describe-plan.ts';

/** Runs a step; what is wrong with the settings is said as plainly as everything else. */
async function deploy(name: string, isDryRun: boolean, commands: Commands): Promise<void> {
  const check = join(root, 'scripts/check-production.ts');
  const failure = `${name} is not ready to be deployed: the lines above say why. Nothing was sent.`;
  await runPrinting([node, check, name], { ...commands, failure });
  const prepared = await prepareDeploy(name, buildFolder(name), commands);
  console.log(describePlan(prepared));
  if (isDryRun) {
    console.log('\nA dry run: nothing was sent, and Google was asked nothing.');
    return;
  }
  const record = await deployPrepared(prepared, commands);
  const file = join(root, 'build/deploys', `${name}.jsonl`);
  appendRecord(file, record);
  console.log(`\nDeployed. Recorded in ${file}:\n${describeRollback(record)}`);
}

/** `npm run deploy -- ENV`, with `--dry-run` to see what would be sent: docs/deploying.md. */
await runCommand(async (stop) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) {
    throw new PlainError('Name one environment: npm run deploy -- ENV [--dry-run]');
  }
  const print = (text: string) => void process.stdout.write(text);
  try {
    await deploy(name, values['dry-run'], { stop, print });
  } catch (error) {
    throw error instanceof SettingsError ? new PlainError(error.message) : error;
  }
});

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../emulators/command-error.ts';
import { node, root } from '../emulators/project.ts';
import { runWithOutput } from './deploy/commands.ts';
import { readCommit } from './deploy/prepared-deploy.ts';
import { runEnvironmentCommand } from './deploy/run-environment-command.ts';
import { contentFolder } from './first-content/read-content.ts';
import { goLive, readCheckedSettings } from './go-live/go-live.ts';
import { getPrompts } from './go-live/prompts.ts';
import { parseRisks } from './go-live/run-steps.ts';
import { steps } from './requirements/all-requirements.ts';
import { getGoogleSession } from './google/google-session.ts';
import { createGoogleApi } from './google/google-api.ts';

const usage =
  'npm run go-live -- ENV [--dry-run] [--confirm PROJECT_ID] [--accept cost,public,permanent] [--billing-account ID] [--mail-password-file FILE]';

/** `npm run go-live -- ENV`, with `--dry-run` to see what would be changed: docs/operations.md. */
await runEnvironmentCommand(async (options) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      confirm: { type: 'string' },
      accept: { type: 'string', default: '' },
      'billing-account': { type: 'string' },
      'mail-password-file': { type: 'string' },
    },
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) {
    throw new CommandError(`Name one environment: ${usage}`);
  }
  const acceptedRisks = parseRisks(values.accept);
  // Wrong settings are reported before the log-in.
  const { projectId: quotaProject } = readCheckedSettings(name);
  const { account, getToken } = await getGoogleSession();
  const google = createGoogleApi({ getToken, signal: options.signal, quotaProject });
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const deploy = () =>
    runWithOutput([node, join(root, 'operations/deploy.ts'), name], {
      ...options,
      failure: 'The deploy has failed: the lines above say why. What was set up before it stays.',
    });
  await goLive(
    steps,
    {
      name,
      google,
      account,
      deploy,
      contentFolder,
      commandOptions: options,
      commit: readCommit(),
      prompts: getPrompts({ isTerminal, secretFile: values['mail-password-file'] }),
    },
    {
      confirmedProject: values.confirm,
      acceptedRisks,
      billingAccount: values['billing-account'],
      isDryRun: values['dry-run'],
    },
  );
});

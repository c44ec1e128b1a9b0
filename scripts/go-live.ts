import { parseArgs } from 'node:util';
import { CommandError } from '../emulators/command-error.ts';
import { runDeployCommand } from './deploy/run-deploy-command.ts';
import { goLive, readOwnSettings } from './go-live/go-live.ts';
import { getQuestions } from './go-live/questions.ts';
import { requireRisks } from './go-live/run-steps.ts';
import { steps } from './go-live/steps.ts';
import { logIn } from './google/access-token.ts';
import { createGoogleApi } from './google/google-api.ts';

const usage =
  'npm run go-live -- ENV [--dry-run] [--confirm PROJECT_ID] [--accept cost,public,permanent] [--billing-account ID]';

/** `npm run go-live -- ENV`, with `--dry-run` to see what would be changed: docs/deploying.md. */
await runDeployCommand(async (commands) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      confirm: { type: 'string' },
      accept: { type: 'string', default: '' },
      'billing-account': { type: 'string' },
    },
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) {
    throw new CommandError(`Name one environment: ${usage}`);
  }
  const acceptedRisks = requireRisks(values.accept);
  // Faults of the settings show before anybody logs in.
  const { projectId: quotaProject } = readOwnSettings(name);
  const { account, getToken } = await logIn();
  const google = createGoogleApi({ getToken, signal: commands.stop, quotaProject });
  const questions = getQuestions(process.stdin.isTTY && process.stdout.isTTY);
  await goLive(
    name,
    steps,
    { google, account, questions },
    {
      confirmedProject: values.confirm,
      acceptedRisks,
      billingAccount: values['billing-account'],
      isDryRun: values['dry-run'],
    },
    commands,
  );
});

import { join } from 'node:path';
import { node, root } from '../emulators/project.ts';
import { runEnvironmentCommand } from './command.ts';
import { runWithOutput } from './deploy/commands.ts';
import { readCommit } from './deploy/prepared-deploy.ts';
import { contentFolder } from './first-content/read-content.ts';
import { goLive, readCheckedSettings } from './go-live/go-live.ts';
import { getPrompts } from './go-live/prompts.ts';
import { parseRisks } from './go-live/run-steps.ts';
import { openGoogleApi } from './google/google-session.ts';
import { steps } from './requirements/all-requirements.ts';

/** `npm run go-live -- ENV`, with `--dry-run` to see what would be changed: docs/operations.md. */
await runEnvironmentCommand(
  {
    usage:
      'Name one environment: npm run go-live -- ENV [--dry-run] [--confirm PROJECT_ID] [--accept cost,public,permanent] [--billing-account ID] [--mail-password-file FILE]',
    options: {
      'dry-run': { type: 'boolean', default: false },
      confirm: { type: 'string' },
      accept: { type: 'string', default: '' },
      'billing-account': { type: 'string' },
      'mail-password-file': { type: 'string' },
    },
  },
  async ({ name, values, ...options }) => {
    const acceptedRisks = parseRisks(values.accept);
    // Wrong settings are reported before the log-in.
    const { projectId } = readCheckedSettings(name);
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
        ...(await openGoogleApi(projectId, options.signal)),
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
  },
);

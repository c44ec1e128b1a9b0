import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from '../emulators/command-error.ts';
import { root } from '../emulators/project.ts';
import type { CommandOptions } from './deploy/commands.ts';
import { describePreviewPlan } from './deploy/describe-plan.ts';
import {
  deployPreview,
  describePreview,
  preparePreview,
  type PreviewTarget,
  requirePreviewTarget,
} from './deploy/preview-pages.ts';
import { requireReady, runEnvironmentCommand } from './deploy/run-environment-command.ts';

async function preview(target: PreviewTarget, isDryRun: boolean, options: CommandOptions) {
  await requireReady(target.environmentName, options);
  const folder = join(root, 'build/previews', target.environmentName);
  const preparedPreview = await preparePreview(target, folder, options);
  console.log(describePreviewPlan(preparedPreview));
  if (isDryRun) {
    console.log('\nA dry run: nothing was sent to Google or requested from it.');
    return;
  }
  const text = describePreview(target, await deployPreview(preparedPreview, options));
  console.log(`\n${text}`);
  // GitHub shows this file on the page of the run.
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, `${text}\n`);
}

/**
 * `npm run deploy:preview -- ENV CHANNEL` deploys a preview. With `--dry-run`, it only shows what it would
 * send. See docs/operations.md.
 */
await runEnvironmentCommand(async (options) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [environmentName, channel, ...others] = positionals;
  if (environmentName === undefined || channel === undefined || others.length > 0) {
    throw new CommandError(
      'Name an environment and the channel of the preview: npm run deploy:preview -- ENV CHANNEL [--dry-run]',
    );
  }
  await preview(requirePreviewTarget(environmentName, channel), values['dry-run'], options);
});

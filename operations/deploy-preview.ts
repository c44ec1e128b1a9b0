import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../emulators/project.ts';
import { runEnvironmentCommand } from './command.ts';
import { describePreviewPlan } from './deploy/describe-plan.ts';
import {
  deployPreview,
  describePreview,
  preparePreview,
  requirePreviewTarget,
} from './deploy/preview-pages.ts';
import { requireReady } from './deploy/readiness.ts';

/** `npm run deploy:preview -- ENV CHANNEL`, with `--dry-run`: docs/operations.md. */
await runEnvironmentCommand(
  {
    usage:
      'Name an environment and the channel of the preview: npm run deploy:preview -- ENV CHANNEL [--dry-run]',
    options: { 'dry-run': { type: 'boolean' } },
    positionalCount: 2,
  },
  async ({ name, positionals: [, channel = ''], values, ...options }) => {
    const target = requirePreviewTarget(name, channel);
    await requireReady(name);
    const preparedPreview = await preparePreview(
      target,
      join(root, 'build/previews', name),
      options,
    );
    console.log(describePreviewPlan(preparedPreview));
    if (values['dry-run'] === true) {
      console.log('\nA dry run: nothing was sent to Google or requested from it.');
      return;
    }
    const text = describePreview(target, await deployPreview(preparedPreview, options));
    console.log(`\n${text}`);
    // GitHub shows this file on the page of the run.
    const summary = process.env['GITHUB_STEP_SUMMARY'];
    if (summary) appendFileSync(summary, `${text}\n`);
  },
);

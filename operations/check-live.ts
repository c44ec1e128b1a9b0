import { demoName } from '../environments/read-environment.ts';
import { allLiveChecks } from './check-live/site-checks.ts';
import { describeLiveResults, getExpectedSite, runLiveChecks } from './check-live/live-check.ts';
import { describeRollbackCommand } from './check-live/describe-rollback-command.ts';
import { readLastRecord, getRecordFile } from './deploy/deploy-record.ts';
import { runEnvironmentCommand } from './command.ts';
import { openGoogleReader } from './google/google-session.ts';

/** The time limit to read from Google what was live before. */
const googleTimeoutMs = 20_000;

/**
 * `npm run check:live -- ENV`: ten checks after a release, which store nothing and send no
 * mail: docs/operations.md.
 */
await runEnvironmentCommand(
  {
    usage: 'Name one environment: npm run check:live -- ENV [--address ADDRESS] [--commit COMMIT]',
    options: { address: { type: 'string' }, commit: { type: 'string' } },
  },
  async ({ name, values: { address, commit } }) => {
    const lastDeploy = readLastRecord(getRecordFile(name));
    const site = getExpectedSite(name, lastDeploy, { address, commit });
    const results = await runLiveChecks(allLiveChecks, site);
    console.log(describeLiveResults(results));
    if (results.every(({ isOk }) => isOk)) return;
    process.exitCode = 1;
    if (name === demoName) return;
    const { settings } = site;
    // The flag `--commit` can name a deploy from another clone. The last record of this clone does
    // not describe that deploy.
    const liveDeploy = lastDeploy?.commit === site.commit ? lastDeploy : undefined;
    const signal = AbortSignal.timeout(googleTimeoutMs);
    const rollback = await describeRollbackCommand({
      name,
      settings,
      liveDeploy,
      openGoogle: async () => (await openGoogleReader(settings.projectId, signal)).google,
    });
    console.log(`\n${rollback}`);
  },
);

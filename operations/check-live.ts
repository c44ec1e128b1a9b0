import { demoName } from '../environments/read-environment.ts';
import { allLiveChecks } from './check-live/site-checks.ts';
import { describeLiveResults, getExpectedSite, runLiveChecks } from './check-live/live-check.ts';
import { runEnvironmentCommand } from './command.ts';
import { describeWayBack } from './deploy/way-back.ts';
import { openGoogleReader } from './google/google-session.ts';

/** The time limit to read from Google what was live before. */
const googleTimeoutMs = 20_000;

/**
 * `npm run check:live -- ENV`: the checks after a release, which store nothing and send no mail:
 * docs/operations.md.
 */
await runEnvironmentCommand(
  {
    usage: 'Name one environment: npm run check:live -- ENV [--address ADDRESS] [--commit COMMIT]',
    options: { address: { type: 'string' }, commit: { type: 'string' } },
  },
  async ({ name, values: { address, commit } }) => {
    const site = getExpectedSite(name, { address, commit });
    const results = await runLiveChecks(allLiveChecks, site);
    console.log(describeLiveResults(results));
    if (results.every(({ isOk }) => isOk)) return;
    process.exitCode = 1;
    if (name === demoName) return;
    const { projectId } = site.settings;
    try {
      const { google } = await openGoogleReader(projectId, AbortSignal.timeout(googleTimeoutMs));
      console.log(`\n${await describeWayBack(google, { name, projectId })}`);
    } catch (error) {
      console.log(
        `\nThe previous version is not known (${(error as Error).message}). By hand: docs/runbook/en/wrong-deploy.md (docs/runbook/fr in French).`,
      );
    }
  },
);

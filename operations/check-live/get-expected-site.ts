import { getEmulatorAddress } from '../../emulators/project.ts';
import { demoName, readEnvironment } from '../../environments/read-environment.ts';
import { readDeployableEnvironment } from '../render/render-environment.ts';
import { readCommit } from '../deploy/prepared-deploy.ts';
import { renderExpectedHeaders } from '../doctor/context.ts';
import type { DeployRecord } from '../deploy/deploy-record.ts';
import type { LiveSite } from './live-check.ts';

interface Options {
  /** An address in place of the site's own. */
  readonly address: string | undefined;
  /** The commit that should be live, if it is not that of the last deploy. */
  readonly commit: string | undefined;
}

/** What functions report as their commit when no deploy built them. */
const undeployedVersion = 'development';

/** Gets the demo, as the emulators serve it. */
function getLocalSite(): LiveSite {
  const settings = readEnvironment(demoName);
  const authHandler = `${getEmulatorAddress('auth')}/emulator/auth/handler`;
  return {
    settings,
    origin: settings.siteOrigin,
    commit: undeployedVersion,
    headerRules: renderExpectedHeaders(settings),
    signInPage: `${authHandler}?apiKey=${settings.webApp.apiKey}&providerId=google.com`,
  };
}

function getDeployedSite(name: string, lastDeploy: DeployRecord | undefined): LiveSite {
  const settings = readDeployableEnvironment(name);
  return {
    settings,
    origin: settings.siteOrigin,
    commit: lastDeploy?.commit ?? readCommit(),
    headerRules: renderExpectedHeaders(settings),
    signInPage: `https://${settings.webApp.authDomain}/__/auth/handler`,
  };
}

/**
 * Gets the site to check, as it should be. The demo is the site of `npm start`.
 *
 * @param lastDeploy the last deploy from this clone; undefined if there was none
 * @throws SettingsError
 */
export function getExpectedSite(
  name: string,
  lastDeploy: DeployRecord | undefined,
  { address, commit }: Options,
): LiveSite {
  const site = name === demoName ? getLocalSite() : getDeployedSite(name, lastDeploy);
  return {
    ...site,
    origin: address === undefined ? site.origin : new URL(address).origin,
    commit: commit ?? site.commit,
  };
}

import { getEmulatorAddress } from '../../emulators/project.ts';
import { demoName, readEnvironment } from '../../environments/read-environment.ts';
import type { Environment } from '../../environments/schema.ts';
import { readCommit } from '../deploy/prepared-deploy.ts';
import { renderExpectedHeaders } from '../doctor/context.ts';
import type { HeaderRule } from '../render/firebase-json.ts';
import { readDeployableEnvironment } from '../render/render-environment.ts';

/** A site to check, deployed or local: where to read it, and what it should serve. */
export interface LiveSite {
  readonly settings: Environment;
  readonly origin: string;
  /** The commit that should be live. */
  readonly commit: string;
  readonly headerRules: readonly HeaderRule[];
  readonly signInPage: string;
}

/** The site, and the `fetch` of one check. Its requests end when the check's time is over. */
export interface LiveContext extends LiveSite {
  readonly fetch: typeof fetch;
}

/**
 * Gets the site to check, as it should be. The demo is the site of `npm start`.
 *
 * @param options an address in place of the site's own; the commit that should be live, if it is
 *   not that of the sources
 * @throws SettingsError
 */
export function getExpectedSite(
  name: string,
  {
    address,
    commit,
  }: { readonly address?: string | undefined; readonly commit?: string | undefined },
): LiveSite {
  const isDemo = name === demoName;
  const settings = isDemo ? readEnvironment(name) : readDeployableEnvironment(name);
  const { webApp, siteOrigin } = settings;
  const authHandler = `${getEmulatorAddress('auth')}/emulator/auth/handler`;
  return {
    settings,
    origin: address === undefined ? siteOrigin : new URL(address).origin,
    // Functions that no deploy has built report `development`.
    commit: commit ?? (isDemo ? 'development' : readCommit()),
    headerRules: renderExpectedHeaders(settings),
    signInPage: isDemo
      ? `${authHandler}?apiKey=${webApp.apiKey}&providerId=google.com`
      : `https://${webApp.authDomain}/__/auth/handler`,
  };
}

/** Checks by their titles. None stores anything or sends a mail. */
export type LiveChecks = Readonly<Record<string, (context: LiveContext) => Promise<string>>>;

/** The time limit of each check. All run in parallel. */
export const liveCheckTimeoutMs = 30_000;

interface LiveResult {
  readonly title: string;
  readonly isOk: boolean;
  readonly message: string;
}

/** Runs the checks in parallel. When the time of one is over, its open requests are cancelled. */
export const runLiveChecks = (
  checks: LiveChecks,
  site: LiveSite,
  timeoutMs = liveCheckTimeoutMs,
): Promise<readonly LiveResult[]> =>
  Promise.all(
    Object.entries(checks).map(async ([title, check]) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const fetchInTime: typeof fetch = (input, init) => fetch(input, { ...init, signal });
      try {
        return { title, isOk: true, message: await check({ ...site, fetch: fetchInTime }) };
      } catch (error) {
        const timeoutMessage = `did not finish within ${timeoutMs / 1000} s`;
        const message = signal.aborted ? timeoutMessage : (error as Error).message;
        return { title, isOk: false, message };
      }
    }),
  );

/** Describes the results: a line for each check, then a summary. */
export function describeLiveResults(results: readonly LiveResult[]): string {
  const failureCount = results.filter(({ isOk }) => !isOk).length;
  return [
    ...results.map(({ title, isOk, message }) => `${isOk ? '✓' : '✗'} ${title}: ${message}`),
    '',
    failureCount === 0
      ? `All ${results.length} checks have passed.`
      : `${failureCount} of ${results.length} checks have failed.`,
  ].join('\n');
}

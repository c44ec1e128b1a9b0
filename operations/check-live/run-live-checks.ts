import type { LiveCheck, LiveSite } from './live-check.ts';

/** The time limit of each check. All run in parallel. */
export const liveCheckTimeoutMs = 30_000;

export interface LiveResult {
  readonly title: string;
  readonly isOk: boolean;
  /** What was seen, or what is wrong. */
  readonly message: string;
}

/** Runs one check. When its time is over, its open requests are cancelled. */
async function runCheck(
  { title, run }: LiveCheck,
  site: LiveSite,
  timeoutMs: number,
): Promise<LiveResult> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { promise: timeout, resolve } = Promise.withResolvers<LiveResult>();
  const timeoutResult = {
    title,
    isOk: false,
    message: `did not finish within ${timeoutMs / 1000} s`,
  };
  signal.addEventListener('abort', () => resolve(timeoutResult));
  const check = run({ ...site, fetch: (input, init) => fetch(input, { ...init, signal }) }).then(
    (message) => ({ title, isOk: true, message }),
    (error: unknown) =>
      signal.aborted ? timeoutResult : { title, isOk: false, message: (error as Error).message },
  );
  return Promise.race([check, timeout]);
}

/** Runs the checks in parallel, each with its own time limit. */
export const runLiveChecks = (
  checks: readonly LiveCheck[],
  site: LiveSite,
  timeoutMs = liveCheckTimeoutMs,
): Promise<readonly LiveResult[]> =>
  Promise.all(checks.map((check) => runCheck(check, site, timeoutMs)));

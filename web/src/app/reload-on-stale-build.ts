/** The key in sessionStorage for the build that this tab reloaded from. */
const storageKey = 'left-build';

/** The time to wait for the app shell. */
const timeoutMs = 5000;

/**
 * Reloads the page if a newer build has been deployed since this tab opened. The chunks of the
 * older build no longer exist. The page reloads once per build, so it never loops.
 *
 * @returns whether the page reloads
 */
export async function reloadOnStaleBuild(): Promise<boolean> {
  // The development server has no builds.
  if (!import.meta.env.PROD) return false;
  try {
    const currentBuild = new URL(import.meta.url).pathname;
    if (sessionStorage.getItem(storageKey) === currentBuild) return false;
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch('/shell', { cache: 'no-cache', signal });
    if (!response.ok || (await response.text()).includes(currentBuild)) return false;
    sessionStorage.setItem(storageKey, currentBuild);
    window.location.reload();
    return true;
  } catch {
    // No network, or no sessionStorage.
    return false;
  }
}

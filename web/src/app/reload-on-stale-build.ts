/** In sessionStorage: the build that this tab reloaded from. */
const storageKey = 'left-build';

/** The page is not reloaded without a response by then. */
const timeoutMs = 5000;

/**
 * Reloads the page if a newer build has been deployed since this tab opened. The chunks of the
 * older build are gone. Once per build, so that it never loops.
 *
 * @returns whether the page reloads
 */
export async function reloadOnStaleBuild(): Promise<boolean> {
  // The development server's files have no build.
  if (!import.meta.env.PROD) return false;
  try {
    const own = new URL(import.meta.url).pathname;
    if (sessionStorage.getItem(storageKey) === own) return false;
    const signal = AbortSignal.timeout(timeoutMs);
    const shell = await fetch('/shell', { cache: 'no-cache', signal });
    if (!shell.ok || (await shell.text()).includes(own)) return false;
    sessionStorage.setItem(storageKey, own);
    window.location.reload();
    return true;
  } catch {
    // No network, or no sessionStorage.
    return false;
  }
}

/** Where the build is remembered that was left for a newer one. */
const key = 'left-build';

/** A network that says nothing for this long has no newer build to give. */
const patienceMs = 5000;

/**
 * Fetches the page anew if the site was released since this tab was opened: files that the tab
 * still asks for are gone then. Once for a build, so that it can never go round.
 *
 * @returns true if it does
 */
export async function reloadAfterRelease(): Promise<boolean> {
  // The development server's files have no build.
  if (!import.meta.env.PROD) return false;
  try {
    const own = new URL(import.meta.url).pathname;
    if (sessionStorage.getItem(key) === own) return false;
    const signal = AbortSignal.timeout(patienceMs);
    const shell = await fetch('/shell', { cache: 'no-cache', signal });
    if (!shell.ok || (await shell.text()).includes(own)) return false;
    sessionStorage.setItem(key, own);
    window.location.reload();
    return true;
  } catch {
    // No network, or no memory for the build that was left.
    return false;
  }
}

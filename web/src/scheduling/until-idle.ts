/** A page counts as loaded after this time, in milliseconds, even if one of its requests hangs. */
const maxLoadMs = 30_000;

/** Waits until the page has loaded and the browser is idle. */
export async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise<unknown>((resolve) => {
      window.addEventListener('load', resolve);
      setTimeout(resolve, maxLoadMs);
    });
  }
  await new Promise<unknown>((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, 2000);
  });
}

/** The age from which a list is read again when the visitor comes back to the page. */
export const staleMs = 5 * 60_000;

/**
 * Calls back when the browser restores the page from its back/forward cache with a stale list. The
 * list's age counts from the call of this function.
 *
 * @returns a function that removes the listener
 */
export function refreshOnReturn(refresh: () => void): () => void {
  const readAt = Date.now();
  const refreshIfStale = ({ persisted }: PageTransitionEvent) => {
    if (persisted && Date.now() - readAt >= staleMs) refresh();
  };
  window.addEventListener('pageshow', refreshIfStale);
  return () => window.removeEventListener('pageshow', refreshIfStale);
}

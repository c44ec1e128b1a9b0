/** The age from which a list is read again when the visitor comes back to the page. */
const staleMs = 5 * 60_000;

/**
 * Calls back when the browser restores the page from its back/forward cache, if the list that was
 * read when this was called is stale by then.
 *
 * @returns a function that stops waiting
 */
export function refreshOnReturn(refresh: () => void): () => void {
  const readAt = Date.now();
  const refreshIfStale = ({ persisted }: PageTransitionEvent) => {
    if (persisted && Date.now() - readAt >= staleMs) refresh();
  };
  window.addEventListener('pageshow', refreshIfStale);
  return () => window.removeEventListener('pageshow', refreshIfStale);
}

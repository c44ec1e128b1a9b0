import { useLocation } from 'react-router-dom';
import { useWaitingListParts } from './use-waiting-list-parts.ts';

/**
 * Loads and shows the screen of a link in a mail of the waiting list. There the visitor confirms
 * the request, or leaves the list. Renders nothing if the page's address has no token.
 *
 * @param program the name of the team or group in the texts, such as `U13` or `DEV`
 */
export function LazyWaitingListLinkScreen({ program }: { readonly program: string }) {
  const { hash } = useLocation();
  const [purpose, token] = hash.slice(1).split('=');
  const parts = useWaitingListParts(token === undefined ? 0 : 1);
  return (
    parts && (
      <parts.WaitingListLinkScreen key={hash} purpose={purpose} token={token} program={program} />
    )
  );
}

import { useLocation } from 'react-router-dom';
import { useWaitingListParts } from './use-waiting-list-parts.ts';

/**
 * Shown above the program's page after a link in a mail of the waiting list: the visitor confirms
 * the request, or leaves the list.
 *
 * @param program the name of the team or group in the texts, such as `U13` or `DEV`
 */
export function WaitingListMailLink({ program }: { readonly program: string }) {
  const { hash } = useLocation();
  const [purpose, token] = hash.slice(1).split('=');
  const parts = useWaitingListParts(token !== undefined);
  return (
    parts && (
      <parts.WaitingListLinkScreen key={hash} purpose={purpose} token={token} program={program} />
    )
  );
}

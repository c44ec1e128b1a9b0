import { useLocation } from 'react-router-dom';
import { useWaitingListParts } from './use-waiting-list-parts.ts';

/**
 * Loads and shows the screen of a link in a mail of the waiting list. There the visitor confirms
 * the request, or leaves the list. Renders nothing if the page's address is not such a link.
 *
 * @param program the name of the team or group in the texts, such as `U13` or `DEV`
 */
export function LazyWaitingListLinkScreen({ program }: { readonly program: string }) {
  const isMailedLink = /\blink=/iu.test(useLocation().search);
  const parts = useWaitingListParts(isMailedLink ? 1 : 0);
  return parts && isMailedLink && <parts.PlaceLinkScreen program={program} />;
}

import { useLocation } from 'react-router-dom';
import { useOptInParts } from './use-opt-in-parts.ts';

/**
 * Loads and shows the screen of a mailed link about a team or group. There the visitor confirms the
 * request, or ends it. Renders nothing if the page's address is not such a link.
 *
 * @param program the name of the team or group in the texts, such as `U13` or `DEV`
 */
export function LazyMailLinkScreen({ program }: { readonly program: string }) {
  const isMailedLink = /\blink=/iu.test(useLocation().search);
  const parts = useOptInParts(isMailedLink ? 1 : 0);
  return parts && isMailedLink && <parts.ProgramMailLinkScreen program={program} />;
}

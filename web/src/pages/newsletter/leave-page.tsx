import { unsubscribeByLink } from '../../data/newsletter-links.ts';
import { LinkScreen } from './link-screen.tsx';

/** Where the unsubscribe link at the foot of every issue leads. */
export function LeavePage() {
  return <LinkScreen about="leave" send={unsubscribeByLink} />;
}

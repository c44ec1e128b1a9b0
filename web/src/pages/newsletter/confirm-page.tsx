import { confirmSubscription } from '../../data/newsletter-links.ts';
import { LinkScreen } from './link-screen.tsx';

/** Where the confirmation mail leads: the subscription counts once the button is pressed. */
export function ConfirmPage() {
  return <LinkScreen about="confirm" send={confirmSubscription} />;
}

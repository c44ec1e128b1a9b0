import { MailLinkScreen } from './mail-link-screen.tsx';

/** The client of the API comes with the press of the button. */
const send = async (token: string) =>
  (await import('../../data/visitor-forms/newsletter-links.ts')).confirmSubscription(token);

/** Where the confirmation mail leads: the subscription counts once the button is pressed. */
function NewsletterConfirmPage() {
  return <MailLinkScreen about="confirm" send={send} />;
}

export { NewsletterConfirmPage as Component };

import { MailLinkScreen } from './mail-link-screen.tsx';

/** Sends the token. Loads the API client only when the button is pressed. */
const send = async (token: string) =>
  (await import('../../data/visitor-forms/newsletter-links.ts')).confirmSubscription(token);

/** The page of the link in the confirmation mail. The button confirms the subscription. */
function NewsletterConfirmPage() {
  return <MailLinkScreen action="confirm" send={send} />;
}

export { NewsletterConfirmPage as Component };

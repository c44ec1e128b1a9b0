import { MailLinkScreen } from './mail-link-screen.tsx';

/** Sends the token. Loads the API client only when the button is pressed. */
const send = async (token: string) =>
  (await import('../../data/visitor-forms/newsletter-links.ts')).unsubscribeByLink(token);

/** The page of the unsubscribe link in every newsletter. */
function NewsletterUnsubscribePage() {
  return <MailLinkScreen action="leave" send={send} />;
}

export { NewsletterUnsubscribePage as Component };

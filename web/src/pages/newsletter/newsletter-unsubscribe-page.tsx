import { MailLinkScreen } from './mail-link-screen.tsx';

/** The client of the API comes with the press of the button. */
const send = async (token: string) =>
  (await import('../../data/visitor-forms/newsletter-links.ts')).unsubscribeByLink(token);

/** Where the unsubscribe link at the foot of every issue leads. */
function NewsletterUnsubscribePage() {
  return <MailLinkScreen about="leave" send={send} />;
}

export { NewsletterUnsubscribePage as Component };

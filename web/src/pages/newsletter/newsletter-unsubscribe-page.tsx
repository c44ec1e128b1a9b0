import { MailLinkScreen } from '../../opt-in/mail-link-screen.tsx';

/** The page of the unsubscribe link in every newsletter. */
function NewsletterUnsubscribePage() {
  return <MailLinkScreen purpose="newsletter" action="leave" />;
}

export { NewsletterUnsubscribePage as Component };

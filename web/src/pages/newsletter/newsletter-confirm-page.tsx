import { MailLinkScreen } from '../../opt-in/mail-link-screen.tsx';

/** The page of the link in the confirmation mail. The button confirms the subscription. */
function NewsletterConfirmPage() {
  return <MailLinkScreen purpose="newsletter" action="confirm" />;
}

export { NewsletterConfirmPage as Component };

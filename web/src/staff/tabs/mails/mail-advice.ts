import type { MailFailureReason, QueuedMail } from '@club/domain/mail';

/** The reasons that concern the recipient's mailbox, not our server. */
const recipientReasons = ['refused', 'deferred', 'rejected'] as const;
type RecipientReason = (typeof recipientReasons)[number];

const isAboutRecipient = (reason: MailFailureReason): reason is RecipientReason =>
  recipientReasons.some((recipientReason) => recipientReason === reason);

/** Whether staff wrote the text: an issue or its test mail. */
const isNewsletter = ({ kind }: QueuedMail) => kind === 'issue' || kind === 'test-issue';

function findFailureAdvice(mail: QueuedMail) {
  const { kind, reason } = mail;
  if (reason === 'policy' && isNewsletter(mail)) return ['newsletter_policy'] as const;
  if (!isAboutRecipient(reason)) return [`failed.${reason}`] as const;
  return [`failed.${reason}`, `recipient.${kind}`] as const;
}

/**
 * Finds the keys of the texts that advise staff about a mail. No text requires the recipient's
 * address, because staff see it masked.
 */
export function findMailAdvice(mail: QueuedMail) {
  const { kind, state } = mail;
  if (state === 'waiting') return ['waiting'] as const;
  const advice = state === 'unknown' ? ([`unknown.${kind}`] as const) : findFailureAdvice(mail);
  return kind === 'contact' ? (['not_lost', ...advice] as const) : advice;
}

/** A mail as the local mailbox received it. */
export interface ReceivedMail {
  /** The instant at which the mailbox received the mail. */
  readonly at: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo: readonly string[];
  /** The recipients of the SMTP envelope, whatever the headers contain. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The values of the headers, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

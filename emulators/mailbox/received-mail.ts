/** A mail as the local mailbox received it. */
export interface ReceivedMail {
  readonly at: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo: readonly string[];
  /** Who it was handed over for, whatever its headers say. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

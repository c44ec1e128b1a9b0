/**
 * A failure of a command that is no bug of ours: a taken port, no Java, a refusal of Google. Its
 * message tells the person what to do. It is printed without a stack, after `details`.
 */
export class CommandError extends Error {
  override name = 'CommandError';
  /** Lines with the cause, such as a program's output; empty if the message says all. */
  readonly details: string;

  constructor(message: string, details = '') {
    super(message);
    this.details = details;
  }
}

/**
 * A failure that we expect on a developer's machine (a taken port, no Java). Its message is one
 * sentence with the remedy. It is printed without a stack, after `details`.
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

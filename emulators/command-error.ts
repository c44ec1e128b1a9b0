/**
 * A failure we expect on a developer's machine (a taken port, no Java). Its message is one
 * sentence that says what to do, and is printed without a stack; `details` come before it.
 */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly details: string;

  constructor(message: string, details = '') {
    super(message);
    this.details = details;
  }
}

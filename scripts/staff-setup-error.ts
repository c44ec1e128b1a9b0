/** What stands in the way of writing the rules, as one sentence that says what to do. */
export class StaffSetupError extends Error {
  override readonly name = 'StaffSetupError';
}

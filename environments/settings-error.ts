/** What is wrong with an environment's settings: a sentence a line, each with what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

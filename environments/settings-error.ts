/** What is wrong with the settings of an environment: one sentence a line, each with what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

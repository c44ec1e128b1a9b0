/** An error of an environment's settings. Each line is a sentence with the remedy. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

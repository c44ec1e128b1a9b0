import { CommandError } from '../../emulators/command-error.ts';

/**
 * The longest name that stays whole in a channel's host, SITE--NAME-HASH.web.app: 63 characters, of
 * which the site may take 30 and the hash takes 8.
 */
const mostCharacters = 20;

/** Hosting takes more characters, but answers some names with an error: a hyphen at the end. */
const channelName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/**
 * Checks the name of a preview's channel, such as `pr-12`.
 *
 * @throws CommandError with one sentence
 */
export function requireChannelName(name: string): void {
  if (name === 'live') {
    throw new CommandError('"live" is what visitors see: deploy it with npm run deploy -- ENV.');
  }
  if (!channelName.test(name) || name.length > mostCharacters) {
    throw new CommandError(
      `"${name}" cannot be the name of a preview: take up to ${mostCharacters} lower-case letters and digits, with single hyphens between them, such as "pr-12".`,
    );
  }
}

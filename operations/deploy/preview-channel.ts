import { CommandError } from '../../emulators/command-error.ts';

/**
 * A name of this length fits a channel's host, SITE--NAME-HASH.web.app. The first label may have
 * 63 characters: the site needs up to 30, the hash 8.
 */
const maxLength = 20;

/**
 * Stricter than Hosting, which accepts other names and then fails on some of them, such as one that
 * ends with a hyphen.
 */
const channelNamePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/**
 * Checks the name of a preview's channel, such as `pr-12`.
 *
 * @throws CommandError with one sentence
 */
export function requireChannelName(name: string): void {
  if (name === 'live') {
    throw new CommandError('"live" is what visitors see: deploy it with npm run deploy -- ENV.');
  }
  if (!channelNamePattern.test(name) || name.length > maxLength) {
    throw new CommandError(
      `"${name}" cannot be the name of a preview: take at most ${maxLength} characters: lower-case letters and digits, with single hyphens between them, such as "pr-12".`,
    );
  }
}

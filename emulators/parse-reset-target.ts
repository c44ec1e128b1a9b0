import { CommandError } from './command-error.ts';

/**
 * Reads from the arguments of `npm run reset` what to load: the demo content, or the save before
 * the last one.
 *
 * @throws CommandError for any other argument, because a typo would delete both saves
 */
export function parseResetTarget(args: readonly string[]): 'demo' | 'earlier' {
  if (args.length === 0) return 'demo';
  if (args.length === 1 && args[0] === 'earlier') return 'earlier';
  throw new CommandError(
    `Nothing was reset: there is no "${args.join(' ')}". Run "npm run reset" or "npm run reset -- earlier".`,
  );
}

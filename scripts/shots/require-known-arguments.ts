import { CommandError } from '../../emulators/command-error.ts';
import { pageAddresses } from '../../tests/browser/page-addresses.ts';

const knownArguments = ['--readme', '--guide', ...pageAddresses];

/** @throws CommandError for an argument that `npm run screenshots` does not have */
export function requireKnownArguments(args: readonly string[]): void {
  const unknownArgument = args.find((argument) => !knownArguments.includes(argument));
  if (unknownArgument === undefined) return;
  throw new CommandError(
    `There is no page or option "${unknownArgument}". Choose among ${knownArguments.join(', ')}.`,
  );
}

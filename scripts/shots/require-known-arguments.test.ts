import { expect, it } from 'vitest';
import { requireKnownArguments } from './require-known-arguments.ts';

it.each([[[]], [['--readme']], [['--guide']], [['/', '/program/u17']]])('accepts %j', (args) => {
  expect(() => requireKnownArguments(args)).not.toThrow();
});

it.each(['--guides', '--dry-run', '/programs', 'guide'])('refuses "%s"', (argument) => {
  expect(() => requireKnownArguments(['/', argument])).toThrow(
    `There is no page or option "${argument}".`,
  );
});

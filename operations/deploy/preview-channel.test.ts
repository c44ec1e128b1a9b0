import { expect, it } from 'vitest';
import { requireChannelName } from './preview-channel.ts';

it.each(['pr-12', 'a', '2026', 'new-home-page', 'a'.repeat(20)])('accepts the name %s', (name) => {
  expect(() => requireChannelName(name)).not.toThrow();
});

it.each([
  ...['', 'PR-12', 'pr_12', 'pr.12', 'pr-12-', '-pr', 'pr--12', 'a b', 'é', 'a'.repeat(21)],
  ...['../live', '--force', 'pr-12\n'],
])(
  'refuses %j, which is not one to 20 lower-case letters and digits with single hyphens between them',
  (name) => {
    expect(() => requireChannelName(name)).toThrow('cannot be the name of a preview');
  },
);

it('refuses the channel that visitors see', () => {
  expect(() => requireChannelName('live')).toThrow('"live" is what visitors see');
});

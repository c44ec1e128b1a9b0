import { expect, it } from 'vitest';
import { parseResetTarget } from './parse-reset-target.ts';

it('loads the demo content without an argument, and the earlier save if asked', () => {
  expect(parseResetTarget([])).toBe('demo');
  expect(parseResetTarget(['earlier'])).toBe('earlier');
});

it.each([[['earler']], [['--earlier']], [['--dry-run']], [['earlier', '--dry-run']]])(
  'refuses the arguments %j, so that no save is deleted by mistake',
  (args) => {
    expect(() => parseResetTarget(args)).toThrow('npm run reset -- earlier');
  },
);

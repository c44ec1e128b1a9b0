import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { readTrials, type Trial, walkTrials } from './trials.ts';

const folder = mkdtempSync(join(tmpdir(), 'first-day-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Walks trials for a person who skips one title. Returns the commands that ran. */
async function walk(trials: readonly Trial[], file: string, skippedTitle = '\0') {
  const commands: string[] = [];
  let shownText = '';
  const openCount = await walkTrials(trials, {
    environmentName: 'staging',
    file: join(folder, file),
    print: (text) => (shownText = text),
    prompts: {
      askYesOrNo: () => Promise.resolve(true),
      askText: () => Promise.resolve(shownText.includes(skippedTitle) ? '' : 'It worked.'),
    },
    run: (command) => {
      commands.push(command);
      return Promise.resolve(1);
    },
  });
  return { commands, openCount };
}

it('lists commands that exist, in the order of the page', () => {
  const trials = readTrials();
  expect(trials.length).toBeGreaterThan(15);
  for (const { command, lookAt } of trials) {
    expect(lookAt).not.toBe('');
    const [, script] = /^npm run (\S+)/u.exec(command) ?? [];
    if (script !== undefined) expect(Object.keys(packageJson.scripts)).toContain(script);
    else expect(command).toMatch(/^(?:npx firebase |open )/u);
  }
  expect(new Set(trials.map(({ title }) => title)).size).toBe(trials.length);
});

it('runs each command in the environment, except pages and commands with a blank', async () => {
  const { commands } = await walk(readTrials(), 'one.md');
  expect(commands).toContain('npm run go-live -- staging --dry-run');
  expect(commands.join('\n')).not.toMatch(/\bENV\b|open |BACKUP/u);
});

it('writes each finding, and later walks only what was skipped', async () => {
  const trials = readTrials();
  const first = await walk(trials, 'two.md', 'A preview');
  expect(first.openCount).toBe(1);
  expect(readFileSync(join(folder, 'two.md'), 'utf8')).toMatch(
    /## Going live\n\n- 20\S+Z: `npm run go-live -- staging` \(exit code 1, 0 s\)\n- It worked\.\n/u,
  );
  const second = await walk(trials, 'two.md');
  expect(second.commands).toEqual(['npm run deploy:preview -- staging first-day']);
  expect(second.openCount).toBe(0);
});

import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { readTrials, type Trial, walkTrials } from './trials.ts';

/** Walks trials for a person who skips one title. Returns the findings and the commands that ran. */
async function walk(trials: readonly Trial[], skippedTitle = '', earlierFindings = '') {
  const commands: string[] = [];
  let findings = earlierFindings;
  let shownText = '';
  const openCount = await walkTrials(trials, {
    environmentName: 'staging',
    print: (text) => (shownText = text),
    askYesOrNo: () => Promise.resolve(true),
    askText: () => Promise.resolve(shownText.includes(skippedTitle || '\0') ? '' : 'It worked.'),
    run: (command) => {
      commands.push(command);
      return Promise.resolve(1);
    },
    readFindings: () => findings,
    append: (text) => (findings += text),
    now: () => new Date('2026-11-27T12:00:00Z'),
  });
  return { commands, findings, openCount };
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
  const { commands } = await walk(readTrials());
  expect(commands).toContain('npm run go-live -- staging --dry-run');
  expect(commands.join('\n')).not.toMatch(/\bENV\b|open |BACKUP/u);
});

it('writes each finding, and later walks only what was skipped', async () => {
  const trials = readTrials();
  const first = await walk(trials, 'A preview');
  expect(first.openCount).toBe(1);
  expect(first.findings).toContain(
    '## Going live\n\n- 2026-11-27T12:00:00.000Z: `npm run go-live -- staging` (exit code 1, 0 s)\n- It worked.\n',
  );
  const second = await walk(trials, '', first.findings);
  expect(second.commands).toEqual(['npm run deploy:preview -- staging first-day']);
  expect(second.openCount).toBe(0);
});

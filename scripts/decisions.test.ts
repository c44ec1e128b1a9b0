import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../emulators/project.ts';

const folder = join(root, 'docs/decisions');
const readDecision = (name: string) => readFileSync(join(folder, name), 'utf8');
const files = readdirSync(folder).filter((name) => /^\d{3}-.*\.md$/u.test(name));
/** The files without the template, which has the number 000. */
const decisions = files.filter((name) => !name.startsWith('000-'));

/** The rows of the table in the index. */
const indexRows = readDecision('README.md')
  .split('\n')
  .filter((line) => /^\| \d{3} /u.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number = '', link = '', summary = '', status = '']) => ({
    number,
    link,
    summary,
    status,
  }));

/** Gets the parts of a status that the index repeats: its first word and its numbers. */
const getStatusParts = (status: string) => [
  /^\w+/u.exec(status)?.[0],
  ...new Set(status.match(/\b\d{3}\b/gu)?.toSorted()),
];

it('the index lists every decision, in order', () => {
  expect(indexRows.map(({ number }) => number)).toEqual(decisions.map((name) => name.slice(0, 3)));
});

it('no two decisions of the index have the same number', () => {
  expect(new Set(indexRows.map(({ number }) => number)).size).toBe(indexRows.length);
});

it.each(files)('%s begins with its number, a title, a day and a status', (name) => {
  const [title, , dateLine] = readDecision(name).split('\n');
  expect(title).toMatch(new RegExp(`^# ${name.slice(0, 3)}\\. \\S`, 'u'));
  expect(dateLine).toMatch(/^\d{4}-\d\d-\d\d · (?:proposed|accepted|superseded)/u);
});

it.each(indexRows)(
  'the index repeats the title and the status of decision $number',
  ({ number, ...row }) => {
    const name = decisions.find((file) => file.startsWith(number)) ?? '';
    const [heading = '', , dateLine = ''] = readDecision(name).split('\n');
    expect(row.link).toBe(`[${heading.replace(/^# \d{3}\. /u, '')}](${name})`);
    expect(row.summary).toMatch(/\.$/u);
    expect(getStatusParts(row.status)).toEqual(
      getStatusParts(dateLine.split(' · ').slice(1).join(' · ')),
    );
  },
);

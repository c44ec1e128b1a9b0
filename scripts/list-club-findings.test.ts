import { expect, it } from 'vitest';
import { listClubFindings } from './list-club-findings.ts';

const check = { responsible: 'webmaster', source: 'its page' };
const files = (checkedOn: string | null) => ({
  'club/help-lines.ts': { one: { ...check, checkedOn } },
});
const titleOf = { invented: /^Invented\./u, stale: /^Not checked for a year\./u };

const find = async (title: RegExp, checkedOn: string | null, today: string) =>
  (await listClubFindings(today, files(checkedOn))).find((group) => title.test(group.title))?.lines;

const line = ['club/help-lines.ts: one: its page (webmaster)'];

it('names what nobody of the club has confirmed', async () => {
  expect(await find(titleOf.invented, null, '2026-11-22')).toEqual(line);
  expect(await find(titleOf.invented, '2026-11-22', '2026-11-22')).toBeUndefined();
});

it('asks for a new check a year after the last one, and not before', async () => {
  expect(await find(titleOf.stale, '2026-11-22', '2027-11-22')).toBeUndefined();
  expect(await find(titleOf.stale, '2026-11-22', '2027-11-23')).toEqual(line);
});

it('reads the club’s own folder where it is given no other', async () => {
  // In a hundred years every check of the folder is invented or stale.
  const lines = (await listClubFindings('2126-01-01')).flatMap((group) => group.lines).join('\n');
  expect(lines).toContain('club/law-facts.ts: reportingAbuse');
  expect(lines).toContain('club/coaches.ts, fr/coaches.ts, en/coaches.ts: id_1');
});

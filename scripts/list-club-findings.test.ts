import { expect, it } from 'vitest';
import { listClubFindings } from './list-club-findings.ts';

const check = { responsible: 'webmaster', whatToCheck: 'its page' };
const makeFiles = (checkedOn: string | null) => ({
  'club/help-lines.ts': { one: { ...check, checkedOn } },
});
const titles = { invented: /^Invented or unchecked\./u, stale: /^Not checked for a year\./u };

const findLines = async (title: RegExp, checkedOn: string | null, today: string) =>
  (await listClubFindings(today, makeFiles(checkedOn))).find((group) => title.test(group.title))
    ?.lines;

const expectedLines = ['club/help-lines.ts: one: its page (webmaster)'];

it('lists facts that nobody of the club has confirmed', async () => {
  expect(await findLines(titles.invented, null, '2026-11-22')).toEqual(expectedLines);
  expect(await findLines(titles.invented, '2026-11-22', '2026-11-22')).toBeUndefined();
});

it('lists a fact when its last check is more than a year ago, and not before', async () => {
  expect(await findLines(titles.stale, '2026-11-22', '2027-11-22')).toBeUndefined();
  expect(await findLines(titles.stale, '2026-11-22', '2027-11-23')).toEqual(expectedLines);
});

it('reads the club’s folder by default', async () => {
  // In a hundred years every fact of the folder is unchecked or stale.
  const lines = (await listClubFindings('2126-01-01')).flatMap((group) => group.lines).join('\n');
  expect(lines).toContain('club/law-facts.ts: reportingAbuse');
  expect(lines).toContain('club/first-content/coaches.ts: coaches');
  expect(lines).toContain('club/first-content/gyms.ts: gyms');
  expect(lines).toContain(
    'club/teams.ts, fr/teams.ts, en/teams.ts, fr/program.ts, en/program.ts: teams',
  );
});

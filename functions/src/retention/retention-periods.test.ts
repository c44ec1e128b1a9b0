import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '@club/domain/collections';
import { privacy as privacyEn } from '@club/about/en/privacy';
import { numbers as englishNumbers } from '@club/about/en/words';
import { privacy as privacyFr } from '@club/about/fr/privacy';
import { numbers as frenchNumbers } from '@club/about/fr/words';
import { retentionDays, retentionYears } from '@club/about/retention';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const readText = (path: string) => readFileSync(join(root, path), 'utf8');

it('docs/privacy.md has a row for every private collection', () => {
  const rows = readText('docs/privacy.md')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const undocumentedCollections = Object.entries(collections)
    .filter(([, { read: readers }]) => readers === 'nobody')
    .filter(([name]) => !rows.some((row) => row.startsWith(`| \`${name}\``)));
  expect(undocumentedCollections).toEqual([]);
});

it.each([
  ['`subscribers`, pending', 'unconfirmed'],
  ['`subscribers`, bounced', 'bouncedAddress'],
  ['`subscribers`, unsubscribed', 'endedConsent'],
  ['`suppressions`', 'endedConsent'],
  ['`messages`', 'message'],
  ['`waitingList`, pending', 'unconfirmed'],
  ['`waitingList`, confirmed', 'waitingAfterSeason'],
  ['`waitingList`, notified', 'notifiedFamily'],
  ['`practiceFamilies`, pending', 'unconfirmed'],
  ['`practiceFamilies`, confirmed', 'waitingAfterSeason'],
  ['`outbox`', 'sentMail'],
  ['`outbox`', 'unsentMail'],
  ['`issues`', 'issue'],
  ['`clientErrors`', 'clientError'],
  ['`history`', 'save'],
  ['`orders`', 'save'],
  ['`retired`', 'retiredRow'],
  ['`activity`', 'activity'],
] as const satisfies [string, keyof typeof retentionDays][])(
  'docs/privacy.md names, in its row for %s, the period %s',
  (rowStart, period) => {
    const row = readText('docs/privacy.md')
      .split('\n')
      .find((line) => line.startsWith(`| ${rowStart}`));
    expect(row).toContain(`\`${period}\``);
  },
);

it.each([
  ['fr', privacyFr.kept.join(' '), frenchNumbers],
  ['en', privacyEn.kept.join(' '), englishNumbers],
])(
  'club/%s/privacy.ts states `retentionYears`, and the days of unconfirmed and bounced addresses',
  (_, notice, numbers) => {
    const years = Object.values(retentionYears).map((count) => numbers[count]);
    for (const period of [retentionDays.unconfirmed, retentionDays.bouncedAddress, ...years]) {
      expect(notice).toMatch(new RegExp(String.raw`(?<![\p{L}\d])${period}(?![\p{L}\d])`, 'u'));
    }
    // The functions count in days, and the notice states years.
    expect(retentionDays.endedConsent).toBe(retentionYears.endedConsent * 365);
    expect(retentionDays.message).toBe(retentionYears.message * 365);
  },
);

it.each([
  ['error reports', 'fr', privacyFr.visitors, retentionDays.clientError],
  ['error reports', 'en', privacyEn.visitors, retentionDays.clientError],
])('the period of %s is stated in club/%s/privacy.ts', (_, __, notice, period) => {
  expect(notice).toMatch(new RegExp(String.raw`(?<!\d)${period} (?:jours|days)`, 'u'));
});

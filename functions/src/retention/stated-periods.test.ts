import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '@club/domain/collections';
import { privacy as privacyEn } from '@club/about/en/privacy';
import { privacy as privacyFr } from '@club/about/fr/privacy';
import { keptDays } from '@club/about/retention';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('every collection nobody may read stands in the table of what is kept', () => {
  const rows = read('docs/privacy.md')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const missing = Object.entries(collections)
    .filter(([, { read: who }]) => who === 'nobody')
    .filter(([name]) => !rows.some((row) => row.startsWith(`| \`${name}\``)));
  expect(missing).toEqual([]);
});

it.each([
  ['subscribers`, pending', `${keptDays.unconfirmed} days`],
  ['subscribers`, bounced', `${keptDays.bouncedAddress} days`],
  ['subscribers`, unsubscribed', `${keptDays.endedConsent / 365} years`],
  ['messages`', `${keptDays.message / 365} year`],
  ['outbox`', `${keptDays.sentMail} days`],
  ['issues`', `${keptDays.issue / 365} years`],
  ['history`', `${keptDays.save / 365} years`],
])('the table says of %s what the functions do', (where, period) => {
  const row = read('docs/privacy.md')
    .split('\n')
    .find((line) => line.startsWith(`| \`${where}`));
  expect(row).toContain(period);
});

it.each([
  ['fr', privacyFr.retention, 'les messages un an'],
  ['en', privacyEn.retention, 'contact messages for a year'],
])('the notice of the site says the same in %s', (_, notice, messages) => {
  for (const days of [keptDays.unconfirmed, keptDays.bouncedAddress]) {
    expect(notice).toMatch(new RegExp(String.raw`\b${days}\b`, 'u'));
  }
  // A year is written out: another period needs another sentence.
  const messageDays: number = keptDays.message;
  if (messageDays === 365) expect(notice).toContain(messages);
  else expect(notice).not.toContain(messages);
});

import { join } from 'node:path';
import type { MailCondition } from '@club/domain/conditions';
import { dayMs } from '@club/domain/day';
import { beforeEach, expect, it, vi } from 'vitest';
import { findDueConditions } from './due-conditions.ts';
import type { SiteStatus } from './site-status.ts';
import { makeStatusMail } from './status-mail.ts';

const hourMs = dayMs / 24;
const now = Date.parse('2026-11-23T12:00:00Z');

const quietStatus: SiteStatus = {
  now,
  since: now - 7 * dayMs,
  unsentMails: [],
  queue: { waiting: 0, oldest: undefined, pause: undefined },
  clientErrors: [],
  reachedLimits: [],
  newestBackupAt: now - 9 * hourMs,
  staleFacts: [],
  areWritesStopped: false,
  calendar: { failingSince: undefined, isLossHeldBack: false },
};

const clientError = {
  group: 'a',
  kind: 'error',
  message: 'TypeError: Cannot read properties of undefined (reading (text))',
  script: 'Ab-1.js',
  line: 1,
  column: 2345,
  page: '/program/:programId',
  version: 'index-B_x1.js',
  count: 12,
} as const;

const busyStatus: SiteStatus = {
  ...quietStatus,
  unsentMails: [
    { state: 'failed', kind: 'issue', reason: 'refused', count: 3 },
    { state: 'unknown', kind: 'contact', reason: 'interrupted', count: 1 },
  ],
  queue: {
    waiting: 42,
    oldest: now - 30 * hourMs,
    pause: { reason: 'login', since: now - 29 * hourMs },
  },
  clientErrors: [
    clientError,
    {
      ...clientError,
      group: 'b',
      message: 'x is not defined',
      script: '',
      page: 'other',
      count: 1,
    },
  ],
  reachedLimits: [
    { kind: 'subscription', maxCalls: 500, days: 1 },
    { kind: 'errorGroup', maxCalls: 50, days: 3 },
  ],
  newestBackupAt: now - 3 * dayMs,
  staleFacts: [
    'club/help-lines.ts, fr/help-lines.ts, en/help-lines.ts: lines: their pages (board)',
  ],
  areWritesStopped: true,
  calendar: { failingSince: now - 2 * hourMs, isLossHeldBack: true },
};

beforeEach(() => {
  vi.stubEnv('MAIL_FROM', 'infolettre@example.org');
});

const snapshotPath = (name: string) => join(import.meta.dirname, 'snapshots', name);

it.each([
  ['all-is-well', quietStatus],
  ['things-to-do', busyStatus],
])('matches the snapshot of %s in functions/src/status/snapshots', async (name, status) => {
  const { subject, text, html } = makeStatusMail('status_2026-W48', 'web@example.org', status);
  await expect(`${subject}\n\n${text}\n`).toMatchFileSnapshot(snapshotPath(`${name}.txt`));
  await expect(html).toMatchFileSnapshot(snapshotPath(`${name}-html.txt`));
});

it('states first whether something must be done, in both languages', () => {
  const quietMail = makeStatusMail('a', 'web@example.org', quietStatus);
  expect(quietMail.subject).toBe('Site\u00a0: tout va bien · Site: all is well');
  expect(quietMail.text).toMatch(/^Tout va bien.*\n/u);
  const oneTaskMail = makeStatusMail('a', 'web@example.org', {
    ...quietStatus,
    newestBackupAt: undefined,
  });
  expect(oneTaskMail.subject).toBe('Site\u00a0: 1 chose à faire · Site: 1 thing to do');
  expect(oneTaskMail.text).toMatch(/^Une chose vous attend\.\n1\. /u);
  expect(oneTaskMail.text).toContain('One thing to do.\n1. ');
});

it('never makes a condition of reports that anybody can send, and says so', () => {
  const quietMail = makeStatusMail('a', 'web@example.org', {
    ...quietStatus,
    clientErrors: [{ ...clientError, count: 4 }],
  });
  expect(quietMail.subject).toBe('Site\u00a0: tout va bien · Site: all is well');
  const mail = makeStatusMail('a', 'web@example.org', {
    ...quietStatus,
    clientErrors: [{ ...clientError, count: 5 }],
  });
  expect(mail.subject).toBe('Site\u00a0: des erreurs signalées · Site: errors reported');
  expect(mail.text).toMatch(/^Rien d’urgent.*\n\n/u);
  expect(mail.text).toContain('\nN’importe qui peut envoyer ces rapports');
  expect(mail.text).toContain('\nAnybody can send these reports');
});

it.each<[condition: MailCondition, changes: Partial<SiteStatus>]>([
  ['writes-stopped', { areWritesStopped: true }],
  ['queue-paused', { queue: busyStatus.queue }],
  ['mails-waiting', { queue: { waiting: 1, oldest: now - 25 * hourMs, pause: undefined } }],
  ['mails-unsent', { unsentMails: busyStatus.unsentMails }],
  ['no-backup', { newestBackupAt: undefined }],
  ['old-backup', { newestBackupAt: now - 49 * hourMs }],
  ['unread-backup', { newestBackupAt: 'unknown' }],
  ['calendar-unread', { calendar: { failingSince: now - 2 * hourMs, isLossHeldBack: false } }],
  ['calendar-loss', { calendar: { failingSince: undefined, isLossHeldBack: true } }],
  ['stale-facts', { staleFacts: ['club/teams.ts'] }],
])('finds only the condition %s', (condition, changes) => {
  expect(findDueConditions({ ...quietStatus, ...changes })).toEqual([condition]);
});

it.each<Partial<SiteStatus>>([
  { queue: { waiting: 3, oldest: now - 23 * hourMs, pause: undefined } },
  { clientErrors: [{ ...clientError, count: 400 }] },
  { newestBackupAt: now - 47 * hourMs },
  { calendar: { failingSince: now - hourMs / 2, isLossHeldBack: false } },
])('finds no condition when a fault may pass by itself: %j', (changes) => {
  expect(findDueConditions({ ...quietStatus, ...changes })).toEqual([]);
});

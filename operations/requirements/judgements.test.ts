import { describe, expect, it } from 'vitest';
import { judgeBackupAge } from './backups.ts';
import { judgeCertificate } from './domain.ts';
import { judgeRuntime } from './functions.ts';
import { judgeDmarc, judgeSpf } from './mail.ts';
import { Fault } from './requirement.ts';

const now = new Date('2026-11-22T12:00:00Z');
/** Returns `ok`, or the state of the fault that a judgement throws. */
function getState(judge: () => unknown): string {
  try {
    judge();
    return 'ok';
  } catch (error) {
    if (error instanceof Fault) return error.details.state ?? 'broken';
    throw error;
  }
}
const hoursFromNow = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

it.each([
  ['no record', [], 'broken'],
  ['other records only', ['google-site-verification=x', 'v=spf10'], 'broken'],
  ['one record', ['v=spf1 include:_spf.example.net ~all'], 'ok'],
  ['capitals', ['V=SPF1 -all'], 'ok'],
  ['two records', ['v=spf1 -all', 'v=spf1 ~all'], 'broken'],
  ['a record that allows every host', ['v=spf1 +all'], 'attention'],
  ['a record that allows every host, without a qualifier', ['v=spf1 a all'], 'attention'],
])('judges SPF with %s', (_, texts, state) => {
  expect(getState(() => judgeSpf('example.org', texts))).toBe(state);
});

it.each([
  ['no record', [], 'attention'],
  ['one record', ['v=DMARC1; p=none'], 'ok'],
  ['two records', ['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'attention'],
])('judges DMARC with %s', (_, texts, state) => {
  expect(getState(() => judgeDmarc('example.org', texts))).toBe(state);
});

it.each([
  [25, 'ok'],
  [26, 'attention'],
  [8 * 24 - 1, 'attention'],
  [8 * 24, 'broken'],
])('judges a backup that is %i hours old as %s', (hours, state) => {
  expect(getState(() => judgeBackupAge(hoursFromNow(-hours), now))).toBe(state);
});

it('judges a missing backup as broken', () => {
  expect(getState(() => judgeBackupAge(undefined, now))).toBe('broken');
});

describe('a certificate', () => {
  it.each([
    [15 * 24, undefined, 'ok'],
    [14 * 24, undefined, 'attention'],
    [-24, 'CERT_HAS_EXPIRED', 'broken'],
    [90 * 24, 'SELF_SIGNED', 'broken'],
  ])('that expires in %i hours, with the problem %s, is judged as %s', (hours, problem, state) => {
    const certificate = { validTo: hoursFromNow(hours), ...(problem !== undefined && { problem }) };
    expect(getState(() => judgeCertificate(certificate, now))).toBe(state);
  });

  it.each([
    [-1, 'ended less than a day ago'],
    [-24, 'ended 1 day ago'],
    [-47, 'ended 1 day ago'],
    [-48, 'ended 2 days ago'],
    [1, 'ends in less than a day and was not renewed'],
    [47, 'ends in 1 day and was not renewed'],
  ])('that expires in %i hours is reported as "%s"', (hours, text) => {
    const certificate = { validTo: hoursFromNow(hours) };
    expect(() => judgeCertificate(certificate, now)).toThrow(text);
  });
});

it.each([
  ['nodejs24', '2026-11-22', 'ok'],
  ['nodejs24', '2028-05-10', 'attention'],
  ['nodejs24', '2028-11-02', 'broken'],
  ['nodejs20', '2026-11-22', 'broken'],
  ['nodejs99', '2026-11-22', 'attention'],
])('judges the runtime %s on %s as %s, by the table of firebase-tools', (id, day, state) => {
  expect(getState(() => judgeRuntime(id, new Date(day)))).toBe(state);
});

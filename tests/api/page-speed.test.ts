import './functions-environment.ts';
import { dayMs } from '@club/domain/day';
import { endpoints } from '@club/domain/endpoints';
import type { SpeedReport } from '@club/domain/page-speed/page-speed';
import type { Request } from 'express';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportPageSpeed } from '../../functions/src/endpoints/report-page-speed.ts';
import { countSpeedReport, listPageSpeed } from '../../functions/src/store/page-speed.ts';
import { getDatabase } from './admin.ts';
import { callApi } from './http.ts';
import { getStaffToken } from './identities.ts';
import { clearDatabase, openSeparateDatabase } from './mail-test-bed.ts';
import { postJson } from './visitor-requests.ts';

const { path } = endpoints.reportPageSpeed;
const weeks = getDatabase().collection('pageSpeed');
const rateLimits = getDatabase().collection('rateLimits');

const report: SpeedReport = { page: '/contact', locale: 'fr', paint: '2500', shift: '10' };

afterEach(async () => {
  for (const { ref } of (await weeks.get()).docs) await ref.delete();
});

describe('a visit', () => {
  it('is counted, and nothing about its caller is stored', async () => {
    const idsBefore = new Set((await rateLimits.get()).docs.map(({ id }) => id));
    const { status, json } = await postJson(path, report);
    expect([status, json]).toEqual([200, { ok: true }]);
    expect((await weeks.get()).docs.map((one) => one.get('counts') as unknown)).toEqual([
      { '/contact': { fr: { paint: { 2500: 1 }, shift: { 10: 1 } } } },
    ]);
    const newIds = (await rateLimits.get()).docs
      .map(({ id }) => id)
      .filter((id) => !idsBefore.has(id));
    expect(newIds.filter((id) => !/^page-speed_all_\d+$/u.test(id))).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['of an unknown page', { ...report, page: '/ana' }],
    [
      'of a page that is named by its full address',
      { ...report, page: 'https://example.org/contact' },
    ],
    ['in another language', { ...report, locale: 'de' }],
    ['with an exact figure', { ...report, paint: 2413.7 }],
    ['with the class of another measure', { ...report, shift: '2500' }],
    ['with an unknown field', { ...report, id: 'c0ffee' }],
    ['with a time', { ...report, at: '2026-11-23T12:00:00Z' }],
    ['without any measure', { page: '/contact', locale: 'fr' }],
    ['in a list', [report]],
  ])('%s is refused', async (_, json) => {
    expect((await postJson(path, json)).status).toBe(400);
    expect((await weeks.get()).size).toBe(0);
  });

  it('is not counted after twenty visits of one caller, who gets the same response', async () => {
    // The test calls the handler itself, because each instance of the function counts separately.
    const request = { get: () => '203.0.113.9', socket: {} } as unknown as Request;
    const call = { input: report, staff: null, id: '', collection: '', request } as const;
    for (let time = 0; time < 22; time += 1)
      expect(await reportPageSpeed(call)).toEqual({ body: { ok: true } });
    const counts = (await weeks.get()).docs.map(
      (one) => one.get(new FieldPath('counts', '/contact', 'fr', 'paint', '2500')) as number,
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
  });
});

// A separate database contains no counts of other tests.
const db = openSeparateDatabase('page-speed');
beforeEach(() => clearDatabase('page-speed'));
afterAll(() => db.terminate());

it('the visits of a week are counted in one document, which does not tell when a visit was', async () => {
  const monday = Date.parse('2026-11-23T12:00:00Z');
  await countSpeedReport(db, report, monday);
  await countSpeedReport(db, { ...report, interaction: 'over' }, monday + 5 * dayMs);
  await countSpeedReport(db, { page: '/', locale: 'en', paint: '500' }, monday + dayMs);
  const { docs } = await db.collection('pageSpeed').get();
  expect(docs.map((snapshot) => [snapshot.id, snapshot.data()])).toEqual([
    [
      '2026-W48',
      {
        counts: {
          '/contact': { fr: { paint: { 2500: 2 }, shift: { 10: 2 }, interaction: { over: 1 } } },
          '/': { en: { paint: { 500: 1 } } },
        },
        expiresAt: Timestamp.fromMillis(Date.parse('2026-11-30T00:00:00Z') + 90 * dayMs),
      },
    ],
  ]);
  const collections = await db.listCollections();
  expect(collections.map(({ id }) => id).sort()).toEqual(['pageSpeed', 'rateLimits']);
});

it('at most 300 visits of all callers together are counted a day', async () => {
  // The day may change during the test.
  const today = Math.floor(Date.now() / dayMs);
  for (const day of [today, today + 1])
    await db.doc(`rateLimits/page-speed_all_${day}`).set({ taken: 299 });
  await countSpeedReport(db, report, Date.now());
  await expect(countSpeedReport(db, report, Date.now())).rejects.toThrow('too-many-requests');
});

describe('staff', () => {
  it('see the percentiles of the last four weeks', async () => {
    const now = Date.parse('2026-11-23T12:00:00Z');
    const countVisits = async (visits: readonly SpeedReport[], at: number) => {
      for (const visit of visits) await countSpeedReport(db, visit, at);
    };
    const home: SpeedReport = { page: '/', locale: 'en', paint: '1000' };
    await countVisits([home, home], now);
    await countVisits([{ ...home, paint: 'over' }, report], now - 21 * dayMs);
    await countVisits([{ ...home, paint: 'over' }], now - 28 * dayMs);
    expect(await listPageSpeed(db, now)).toEqual([
      { page: '/', locale: 'en', paint: { visits: 3, atMost: null } },
      {
        page: '/contact',
        locale: 'fr',
        paint: { visits: 1, atMost: 2500 },
        shift: { visits: 1, atMost: 10 },
      },
    ]);
    expect(await listPageSpeed(db, now - 60 * dayMs)).toEqual([]);
  });

  it('can get the percentiles, and visitors cannot', async () => {
    await postJson(path, report);
    expect((await callApi(path)).status).toBe(401);
    const { status, json } = await callApi(path, { token: await getStaffToken() });
    expect([status, json]).toEqual([
      200,
      {
        pages: [
          {
            page: '/contact',
            locale: 'fr',
            paint: { visits: 1, atMost: 2500 },
            shift: { visits: 1, atMost: 10 },
          },
        ],
      },
    ]);
  });
});

import './functions-environment.ts';
import { type Banner, bannerSchema } from '@club/domain/content/banner';
import { historyEntrySchema } from '@club/domain/history';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyDisplayTimes } from '../../functions/src/display-times/apply-display-times.ts';
import { getDatabase, projectId } from './admin.ts';
import { collectionFixtures, makeUniqueId, removeRow, storeRow } from './collection-fixtures.ts';
import { callApi } from './http.ts';
import { getStaffToken } from './identities.ts';
import { minute } from './mail-test-bed.ts';

const banners = collectionFixtures.find(({ collection }) => collection === 'banners');
if (!banners) throw new Error('There is no fixture for banners.');

let token: string;
/** Each test has its own banner and history. */
let id: string;
beforeAll(async () => {
  token = await getStaffToken();
});
beforeEach(async () => {
  id = makeUniqueId('timed');
  await storeRow(banners, id);
});
afterEach(() => removeRow(banners, id));

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
const applyTimesAfter = (minutes = 0) =>
  applyDisplayTimes(getDatabase(), Date.now() + minutes * minute);
const saveBanner = (fields: object) =>
  callApi(`/api/banners/update/${id}`, {
    method: 'PUT',
    token,
    json: { ...banners.makeEdit(id), bannerDisplay: true, ...fields },
  });
const findListedBanner = async () => {
  const { json, headers } = await callApi('/api/banners/getAll');
  const rows = v.parse(v.array(bannerSchema), json);
  return { banner: rows.find(({ _id }) => _id === id), cacheControl: headers.get('cache-control') };
};
const findStoredBanner = async () => (await getDatabase().doc(`banners/${id}`).get()).data();
const listEntries = async () => {
  const { json } = await callApi(`/api/history/banners/${id}`, { token });
  return v.parse(v.array(historyEntrySchema), json);
};

/** Reads through Firestore's REST interface, as a visitor's browser does. */
async function readAsVisitor() {
  const base = `http://127.0.0.1:8080/v1/projects/${projectId}/databases/(default)/documents`;
  const { status } = await fetch(`${base}/banners/${id}`);
  const query = (fieldPath: string) =>
    fetch(`${base}:runQuery`, {
      method: 'POST',
      body: JSON.stringify({
        structuredQuery: {
          from: [{ collectionId: 'banners' }],
          where: {
            fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { booleanValue: true } },
          },
          limit: 50,
        },
      }),
    });
  const displayedBanners = await query('bannerDisplay');
  return {
    documentStatus: status,
    isListed: (await displayedBanners.text()).includes(id),
    plannedQueryStatus: (await query('displayPlanned')).status,
  };
}

const hiddenFromVisitors = { documentStatus: 403, isListed: false, plannedQueryStatus: 403 };
const shownToVisitors = { documentStatus: 200, isListed: true, plannedQueryStatus: 403 };

describe('a banner with a start', () => {
  it('cannot be read by visitors before its start, and can be read from its start', async () => {
    const { status, json } = await saveBanner({ showFrom: inMinutes(5) });
    expect([status, json]).toMatchObject([200, { bannerDisplay: false, displayPlanned: true }]);
    expect(await readAsVisitor()).toEqual(hiddenFromVisitors);
    expect((await findListedBanner()).banner).toBeUndefined();
    await applyTimesAfter(4.9);
    expect(await readAsVisitor()).toEqual(hiddenFromVisitors);
    await applyTimesAfter(5.1);
    expect(await readAsVisitor()).toEqual(shownToVisitors);
  });

  it('is displayed at once if its start has passed', async () => {
    const { json } = await saveBanner({ showFrom: inMinutes(-1) });
    expect(json).toMatchObject({ bannerDisplay: true, displayPlanned: false });
  });

  it('stays hidden when staff hide it before its start', async () => {
    await saveBanner({ showFrom: inMinutes(5) });
    await saveBanner({ showFrom: inMinutes(5), bannerDisplay: false });
    await applyTimesAfter(6);
    expect(await findStoredBanner()).toMatchObject({ bannerDisplay: false, displayPlanned: false });
  });

  it('keeps its times when a save does not contain them', async () => {
    const showFrom = inMinutes(5);
    await saveBanner({ showFrom });
    const { json } = await saveBanner({ eventTitle: 'Another title' });
    expect(json).toMatchObject({ showFrom, bannerDisplay: false, displayPlanned: true });
  });

  it('is in the list from its start even if the function for display times has not run', async () => {
    await saveBanner({ showFrom: inMinutes(5) });
    await getDatabase()
      .doc(`banners/${id}`)
      .update({ showFrom: Timestamp.fromMillis(Date.now() - minute) });
    expect((await findListedBanner()).banner).toMatchObject({ bannerDisplay: true });
  });
});

describe('a banner with an end', () => {
  it('disappears at its end', async () => {
    await saveBanner({ showUntil: inMinutes(5) });
    await applyTimesAfter(4.9);
    expect(await readAsVisitor()).toEqual(shownToVisitors);
    await applyTimesAfter(5.1);
    expect(await readAsVisitor()).toEqual(hiddenFromVisitors);
  });

  it('is not displayed by a save after its end', async () => {
    const { json } = await saveBanner({ showUntil: inMinutes(-1) });
    expect(json).toMatchObject({ bannerDisplay: false, displayPlanned: false });
  });

  it('cannot end before it begins', async () => {
    const { status, json } = await saveBanner({
      showFrom: inMinutes(10),
      showUntil: inMinutes(5),
    });
    expect([status, json]).toEqual([400, { error: 'invalid-body', fields: ['showUntil'] }]);
    await saveBanner({ showFrom: inMinutes(10) });
    expect((await saveBanner({ showUntil: inMinutes(5) })).status).toBe(400);
  });

  it('is listed once if it is both displayed and planned', async () => {
    await saveBanner({});
    await getDatabase().doc(`banners/${id}`).update({ displayPlanned: true });
    const { json } = await callApi('/api/banners/getAll');
    const ids = v.parse(v.array(bannerSchema), json).map(({ _id }) => _id);
    expect(ids.filter((one) => one === id)).toHaveLength(1);
  });

  it('limits how long the list is cached, as a banner with a start does', async () => {
    await saveBanner({ showUntil: inMinutes(0.5) });
    const { cacheControl } = await findListedBanner();
    const [, browserSeconds, cdnSeconds] =
      /^public, max-age=(\d+), s-maxage=(\d+)$/u.exec(cacheControl ?? '') ?? [];
    expect(browserSeconds).toBe(cdnSeconds);
    expect(Number(browserSeconds)).toBeGreaterThan(20);
    expect(Number(browserSeconds)).toBeLessThan(31);
    await saveBanner({ showFrom: inMinutes(0.5), showUntil: null });
    expect((await findListedBanner()).cacheControl).not.toContain('max-age=60');
  });
});

describe('the function that applies display times', () => {
  it('shows and hides a banner after missed runs, each with one history entry', async () => {
    await saveBanner({ showFrom: inMinutes(5), showUntil: inMinutes(60) });
    await applyTimesAfter(30);
    await applyTimesAfter(31);
    await Promise.all([applyTimesAfter(90), applyTimesAfter(91)]);
    await applyTimesAfter(92);
    const entries = await listEntries();
    expect(
      entries.map(({ isAutomatic, by, after }) => [
        isAutomatic,
        by.email,
        (after as Banner).bannerDisplay,
      ]),
    ).toEqual([
      [true, '', false],
      [true, '', true],
      [false, 'staff-one@example.org', false],
    ]);
  });

  it('stores a banner as hidden and no longer planned if its display time passed between two runs', async () => {
    await saveBanner({ showFrom: inMinutes(5), showUntil: inMinutes(10) });
    await applyTimesAfter(60);
    expect(await findStoredBanner()).toMatchObject({ bannerDisplay: false, displayPlanned: false });
    await applyTimesAfter(61);
    expect(await listEntries()).toHaveLength(2);
  });

  it('does not overwrite a simultaneous save by staff', async () => {
    const { json } = await saveBanner({ showFrom: inMinutes(5) });
    const { updatedAt } = v.parse(bannerSchema, json);
    const [save] = await Promise.all([
      saveBanner({ showFrom: inMinutes(5), eventTitle: 'Written meanwhile', updatedAt }),
      applyTimesAfter(6),
    ]);
    const row = await findStoredBanner();
    if (save.status === 200) expect(row).toMatchObject({ eventTitle: 'Written meanwhile' });
    else expect([save.status, row?.['bannerDisplay']]).toEqual([409, true]);
  });

  it('hides a banner at its end, and the banner stays hidden if staff undo that later', async () => {
    await saveBanner({ showUntil: inMinutes(-1) });
    await getDatabase().doc(`banners/${id}`).update({ bannerDisplay: true });
    await applyTimesAfter();
    const [entry] = await listEntries();
    const { status, json } = await callApi(`/api/history/${entry?._id ?? ''}/restore`, {
      method: 'POST',
      token,
      json: {},
    });
    expect([status, json]).toMatchObject([200, { bannerDisplay: false }]);
  });
});

import './functions-environment.ts';
import { bannerSchema } from '@club/domain/content/banner';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { applyDisplayTimes } from '../../functions/src/content/apply-display-times.ts';
import { getDatabase, projectId } from './admin.ts';
import { getFixture, restoreEntry, RowTestBed } from './collection-fixtures.ts';
import { callApi } from './http.ts';
import { minute } from './mail-test-bed.ts';

const row = new RowTestBed(getFixture('banners'), 'timed');

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
const applyTimesAfter = (minutes = 0) =>
  applyDisplayTimes(getDatabase(), Date.now() + minutes * minute);
const saveBanner = (fields: object) => row.save({ bannerDisplay: true, ...fields });
/** Lists the banners as visitors get them. */
const listBanners = async () => {
  const { json, headers } = await callApi('/api/banners/getAll');
  const listed = v.parse(v.array(bannerSchema), json).filter(({ _id }) => _id === row.id);
  return { listed, cacheControl: headers.get('cache-control') ?? '' };
};

/** The status of a read through Firestore's REST interface, as a visitor's browser sends it. */
const readAsVisitor = async () => {
  const base = `http://127.0.0.1:8080/v1/projects/${projectId}/databases/(default)/documents`;
  return (await fetch(`${base}/banners/${row.id}`)).status;
};

describe('a banner with a start', () => {
  it('cannot be read by visitors before its start, and can be read from its start', async () => {
    const { status, json } = await saveBanner({ showFrom: inMinutes(5) });
    expect([status, json]).toMatchObject([200, { bannerDisplay: false, displayPlanned: true }]);
    expect(await readAsVisitor()).toBe(403);
    expect((await listBanners()).listed).toEqual([]);
    await applyTimesAfter(4.9);
    expect(await readAsVisitor()).toBe(403);
    await applyTimesAfter(5.1);
    expect(await readAsVisitor()).toBe(200);
  });

  it('is displayed at once if its start has passed', async () => {
    const { json } = await saveBanner({ showFrom: inMinutes(-1) });
    expect(json).toMatchObject({ bannerDisplay: true, displayPlanned: false });
  });

  it('stays hidden when staff hide it before its start', async () => {
    await saveBanner({ showFrom: inMinutes(5) });
    await saveBanner({ showFrom: inMinutes(5), bannerDisplay: false });
    await applyTimesAfter(6);
    expect(await row.findStored()).toMatchObject({ bannerDisplay: false, displayPlanned: false });
  });

  it('keeps its times when a save does not contain them', async () => {
    const showFrom = inMinutes(5);
    await saveBanner({ showFrom });
    const { json } = await saveBanner({ eventTitle: 'Another title' });
    expect(json).toMatchObject({ showFrom, bannerDisplay: false, displayPlanned: true });
  });

  it('is in the list from its start even if the function for display times has not run', async () => {
    await saveBanner({ showFrom: inMinutes(5) });
    await row.reference.update({ showFrom: Timestamp.fromMillis(Date.now() - minute) });
    expect((await listBanners()).listed).toMatchObject([{ bannerDisplay: true }]);
  });
});

describe('a banner with an end', () => {
  it('disappears at its end', async () => {
    await saveBanner({ showUntil: inMinutes(5) });
    await applyTimesAfter(4.9);
    expect(await readAsVisitor()).toBe(200);
    await applyTimesAfter(5.1);
    expect(await readAsVisitor()).toBe(403);
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
    await row.reference.update({ displayPlanned: true });
    expect((await listBanners()).listed).toHaveLength(1);
  });

  it('limits how long the list is cached, as a banner with a start does', async () => {
    await saveBanner({ showUntil: inMinutes(0.5) });
    const isShort = /^public, max-age=(2\d|30), s-maxage=\1$/u;
    expect((await listBanners()).cacheControl).toMatch(isShort);
    await saveBanner({ showFrom: inMinutes(0.5), showUntil: null });
    expect((await listBanners()).cacheControl).toMatch(isShort);
  });
});

describe('the function that applies display times', () => {
  it('shows and hides a banner after missed runs, each with one history entry', async () => {
    await saveBanner({ showFrom: inMinutes(5), showUntil: inMinutes(60) });
    await applyTimesAfter(30);
    await applyTimesAfter(31);
    await Promise.all([applyTimesAfter(90), applyTimesAfter(91)]);
    await applyTimesAfter(92);
    const entries = await row.listHistory();
    expect(entries).toMatchObject([
      { isAutomatic: true, by: { email: '' }, after: { bannerDisplay: false } },
      { isAutomatic: true, by: { email: '' }, after: { bannerDisplay: true } },
      { isAutomatic: false, after: { bannerDisplay: false } },
    ]);
  });

  it('stores a banner as hidden and no longer planned if its display time passed between two runs', async () => {
    await saveBanner({ showFrom: inMinutes(5), showUntil: inMinutes(10) });
    await applyTimesAfter(60);
    expect(await row.findStored()).toMatchObject({ bannerDisplay: false, displayPlanned: false });
    await applyTimesAfter(61);
    expect(await row.listHistory()).toHaveLength(2);
  });

  it('does not overwrite a simultaneous save by staff', async () => {
    const { json } = await saveBanner({ showFrom: inMinutes(5) });
    const { updatedAt } = v.parse(bannerSchema, json);
    const [save] = await Promise.all([
      saveBanner({ showFrom: inMinutes(5), eventTitle: 'Written meanwhile', updatedAt }),
      applyTimesAfter(6),
    ]);
    const stored = await row.findStored();
    if (save.status === 200) expect(stored).toMatchObject({ eventTitle: 'Written meanwhile' });
    else expect([save.status, stored?.['bannerDisplay']]).toEqual([409, true]);
  });

  it('hides a banner at its end, and the banner stays hidden if staff undo that later', async () => {
    await saveBanner({ showUntil: inMinutes(-1) });
    await row.reference.update({ bannerDisplay: true });
    await applyTimesAfter();
    const [entry] = await row.listHistory();
    expect(await restoreEntry(entry?._id)).toMatchObject({
      status: 200,
      json: { bannerDisplay: false },
    });
  });
});

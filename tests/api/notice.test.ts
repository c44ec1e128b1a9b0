import './functions-environment.ts';
import { activityPageSchema } from '@club/domain/activity';
import { noticeId, noticeSchema } from '@club/domain/content/notice';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyDisplayTimes } from '../../functions/src/content/apply-display-times.ts';
import { makeNotice } from '../factories/notice.ts';
import { getDatabase, projectId } from './admin.ts';
import { listHistory, removeDocument, restoreEntry } from './collection-fixtures.ts';
import { callAsStaff, postAsStaff } from './identities.ts';
import { minute } from './mail-test-bed.ts';

const address = `http://127.0.0.1:8080/v1/projects/${projectId}/databases/(default)/documents/notices/${noticeId}`;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();

/** Deletes the notice and its history, as in a project that never had a notice. */
const clearNotice = () => removeDocument('notices', noticeId);
beforeEach(clearNotice);
afterEach(clearNotice);

const saveNotice = (fields: object = {}, id: string = noticeId) => {
  const { _id, updatedAt, ...notice } = makeNotice({ showUntil: inMinutes(60) });
  const json = { ...notice, ...fields };
  return callAsStaff(`/api/notices/update/${id}`, { method: 'PUT', json });
};
const readAsVisitor = async () => (await fetch(address)).status;
const listEntries = () => listHistory('notices', noticeId);
const restoreNewest = async () => restoreEntry((await listEntries())[0]?._id);
const applyTimesAfter = (minutes: number) =>
  applyDisplayTimes(getDatabase(), Date.now() + minutes * minute);

describe('an urgent notice', () => {
  it('is created by its first save, and visitors read it at once', async () => {
    expect(await readAsVisitor()).toBe(403);
    const { status, json } = await saveNotice();
    expect([status, v.parse(noticeSchema, json)]).toMatchObject([200, { noticeDisplay: true }]);
    expect(await readAsVisitor()).toBe(200);
    expect((await listEntries())[0]).not.toHaveProperty('unreadable');
  });

  it('gets a log entry of its own kind when staff end it', async () => {
    await saveNotice();
    await saveNotice({ noticeDisplay: false });
    const { json } = await callAsStaff('/api/activity/latest');
    const { entries } = v.parse(activityPageSchema, json);
    const actions = entries.filter(({ subject }) => subject.id === noticeId);
    expect(actions.slice(0, 2)).toMatchObject([
      { action: 'end-notice', changedFields: expect.arrayContaining(['noticeDisplay']) as unknown },
      { action: 'save' },
    ]);
  });

  it('disappears at its end, with one automatic history entry', async () => {
    await saveNotice();
    await applyTimesAfter(59);
    expect(await readAsVisitor()).toBe(200);
    await Promise.all([applyTimesAfter(61), applyTimesAfter(61)]);
    await applyTimesAfter(62);
    expect(await readAsVisitor()).toBe(403);
    expect((await listEntries()).map(({ isAutomatic }) => isAutomatic)).toEqual([true, false]);
  });

  it('can be ended, and the end can be undone', async () => {
    await saveNotice();
    await saveNotice({ noticeDisplay: false });
    expect(await readAsVisitor()).toBe(403);
    await restoreNewest();
    expect(await readAsVisitor()).toBe(200);
  });

  it('is hidden again by an undo of its first publication', async () => {
    await saveNotice();
    expect([(await restoreNewest()).status, await readAsVisitor()]).toEqual([200, 403]);
  });

  it.each([
    ['without an end', { showUntil: null }, ['showUntil']],
    ['with an end in the past', { showUntil: inMinutes(-1) }, ['showUntil']],
    ['without a text', { notice: ' ', notice_fr: '' }, ['notice', 'notice_fr']],
  ])('cannot be published %s', async (_, fields, invalidFields) => {
    const { status, json } = await saveNotice(fields);
    expect([status, json]).toEqual([400, { error: 'invalid-body', fields: invalidFields }]);
  });

  it('can be published in one language', async () => {
    expect((await saveNotice({ notice: '' })).status).toBe(200);
  });

  it('cannot have another id', async () => {
    expect((await saveNotice({}, 'tomorrow')).status).toBe(404);
  });

  it('cannot be retired or duplicated', async () => {
    await saveNotice();
    expect((await postAsStaff(`/api/rows/notices/${noticeId}/retire`)).status).toBe(404);
    const copy = { id: 'copy', copyOf: noticeId };
    expect((await postAsStaff('/api/rows/notices', copy)).status).toBe(404);
  });

  it('is changed by only one of two simultaneous saves, and the other gets a conflict', async () => {
    const { json } = await saveNotice();
    const { updatedAt } = v.parse(noticeSchema, json);
    const saves = ['Closed.', 'Late opening.'].map((notice) => saveNotice({ notice, updatedAt }));
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it('is created once by two simultaneous first saves, and both succeed', async () => {
    const saves = await Promise.all([saveNotice(), saveNotice()]);
    expect(saves.map(({ status }) => status)).toEqual([200, 200]);
    expect(await listEntries()).toHaveLength(2);
  });
});

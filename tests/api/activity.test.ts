import { type ActivityEntry, activityPageSchema, firstActivityPageId } from '@club/domain/activity';
import { dayMs } from '@club/domain/day';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getDatabase } from './admin.ts';
import {
  collectionFixtures,
  makeUniqueId,
  restoreEntry,
  RowTestBed,
} from './collection-fixtures.ts';
import { callAsStaff } from './identities.ts';

const getPage = async (after: string) =>
  v.parse(activityPageSchema, (await callAsStaff(`/api/activity/${after}`)).json);

/** Lists the actions on one row, the latest first. */
async function listActions(id: string): Promise<ActivityEntry[]> {
  const { entries } = await getPage(firstActivityPageId);
  return entries.filter(({ subject }) => subject.id === id);
}

describe.each(collectionFixtures)('the log of $collection', (fixture) => {
  const row = new RowTestBed(fixture, 'logged');

  it('lists a save and a restore, with who restored and which fields changed', async () => {
    await row.save();
    const [entry] = await row.listHistory();
    await restoreEntry(entry?._id);
    const actions = await listActions(row.id);
    expect(actions).toMatchObject([
      {
        action: 'restore',
        by: { email: 'staff-one@example.org' },
        subject: { kind: fixture.collection },
      },
      { action: 'save' },
    ]);
    // The entries name the changed fields.
    const edits = Object.entries(fixture.makeEdit(row.id));
    const changes = edits.filter(([name, value]) => value !== row.original[name]);
    expect(changes).not.toEqual([]);
    expect(actions[1]?.changedFields).toEqual(
      expect.arrayContaining(changes.map(([name]) => name)),
    );
    expect(actions[0]?.changedFields.toSorted()).toEqual(actions[1]?.changedFields.toSorted());
  });

  it('has no entry for a save that was refused', async () => {
    await row.save({ updatedAt: '2020-01-01T00:00:00.000Z' });
    await row.send({ nonsense: true });
    expect(await listActions(row.id)).toEqual([]);
  });
});

it('a page of the log has fifty entries, and the next page begins after its last entry', async () => {
  const batch = getDatabase().batch();
  const prefix = makeUniqueId('page');
  // The entries are in the future, so that no entry of another test is newer.
  const tomorrow = Date.now() + dayMs;
  const references = Array.from({ length: 60 }, (_, number) =>
    getDatabase().doc(`activity/${prefix}-${String(number).padStart(2, '0')}`),
  );
  references.forEach((reference, number) =>
    batch.create(reference, {
      ...{ action: 'save', subject: { kind: 'notes', id: prefix }, by: { uid: '', email: '' } },
      at: new Date(tomorrow - number),
    }),
  );
  await batch.commit();
  const newest = await getPage(firstActivityPageId);
  expect([newest.hasMore, newest.entries.length]).toEqual([true, 50]);
  const older = await getPage(newest.entries.at(-1)?._id ?? '');
  expect(older.entries.slice(0, 10).map(({ _id }) => _id)).toEqual(
    references.slice(50).map(({ id }) => id),
  );
  await Promise.all(references.map((reference) => reference.delete()));
});

it('a page of the log after an entry that does not exist is not found', async () => {
  expect((await callAsStaff('/api/activity/nobody')).status).toBe(404);
});

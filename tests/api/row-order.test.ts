import './functions-environment.ts';
import { type CurrentOrder, currentOrderSchema } from '@club/domain/row-lifecycle';
import { getAuth } from 'firebase-admin/auth';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordDirectChange } from '../../functions/src/content/record-direct-change.ts';
import { getAdminApp, getDatabase } from './admin.ts';
import {
  countHistoryEntries,
  fillPath,
  findStoredRow,
  getFixture,
  makeUniqueId,
  removeRow,
  storeRow,
} from './collection-fixtures.ts';
import { callAsStaff } from './identities.ts';

describe.each(['banners', 'carousels', 'notes'] as const)('the order of %s', (collection) => {
  const fixture = getFixture(collection);
  let ids: string[] = [];
  let demoRows: FirebaseFirestore.QueryDocumentSnapshot[] = [];
  let originalOrder: string[] = [];

  const saveOrder = (order: readonly string[], seenOrder: readonly string[]) =>
    callAsStaff(`/api/rows/${collection}/order`, { method: 'PUT', json: { order, seenOrder } });
  const readOrder = async () => {
    const { docs } = await getDatabase().collection(collection).get();
    const getNum = (row: FirebaseFirestore.QueryDocumentSnapshot) =>
      (row.get('num') as number | undefined) ?? 0;
    return docs
      .toSorted((a, b) => getNum(a) - getNum(b) || (a.id < b.id ? -1 : 1))
      .map((row) => row.id);
  };

  /** Counts the log's entries about this order. */
  const countReorderings = async () => {
    const log = getDatabase().collection('activity');
    const { docs } = await log.where('action', '==', 'reorder').get();
    return docs.filter((entry) => entry.get('subject.kind') === collection).length;
  };

  beforeEach(async () => {
    demoRows = (await getDatabase().collection(collection).get()).docs;
    ids = Array.from({ length: 5 }, () => makeUniqueId('ordered')).toSorted();
    for (const id of ids) await storeRow(fixture, id);
    originalOrder = await readOrder();
  });
  afterEach(async () => {
    for (const id of ids) await removeRow(fixture, id);
    const batch = getDatabase().batch();
    for (const row of demoRows) batch.set(row.ref, row.data());
    await batch.commit();
  });

  it('is stored as numbers from 1, and no row gets another updatedAt or a history entry', async () => {
    const before = await Promise.all(ids.map((id) => findStoredRow(fixture, id)));
    const order = originalOrder.toReversed();
    const { status, json } = await saveOrder(order, originalOrder);
    expect(status).toBe(200);
    expect(v.parse(currentOrderSchema, json)).toMatchObject({
      order,
      lastChange: { by: { email: 'staff-one@example.org' } },
    });
    const { docs } = await getDatabase().collection(collection).get();
    const nums = new Map(docs.map((row) => [row.id, row.get('num') as number]));
    expect(order.map((id) => nums.get(id))).toEqual(order.map((_, index) => index + 1));
    for (const [index, id] of ids.entries()) {
      const { num, ...fields } = (await findStoredRow(fixture, id)) ?? {};
      expect(before[index]).toMatchObject(fields);
      expect(await countHistoryEntries(id)).toBe(0);
    }
  });

  it('is saved once by many simultaneous requests, and the others get that order', async () => {
    // Each order moves one row to another place.
    const orders = Array.from({ length: 50 }, (_, n) => {
      const rest = [...originalOrder];
      const movedIds = rest.splice(n % rest.length, 1);
      rest.splice((n * 7 + 1 + (n % rest.length)) % (rest.length + 1), 0, ...movedIds);
      return rest;
    }).filter((order) => order.join() !== originalOrder.join());
    const countBefore = await countReorderings();
    const responses = await Promise.all(orders.map((order) => saveOrder(order, originalOrder)));
    const storedOrder = await readOrder();
    const savedResponses = responses.filter(({ status }) => status === 200);
    const refusedResponses = responses.filter(({ status }) => status === 409);
    expect(savedResponses.length + refusedResponses.length).toBe(orders.length);
    // A request for the order that is already stored also succeeds.
    for (const { json } of savedResponses)
      expect((json as CurrentOrder).order).toEqual(storedOrder);
    for (const { json } of refusedResponses)
      expect(json).toMatchObject({ error: 'conflict', current: { order: storedOrder } });
    expect(await countReorderings()).toBe(countBefore + 1);
  });

  it('is refused with the current order if a row was added, and is invalid if it lacks or repeats a row', async () => {
    const addedId = makeUniqueId('z-added');
    await storeRow(fixture, addedId);
    ids.push(addedId);
    const { status, json } = await saveOrder(originalOrder.toReversed(), originalOrder);
    expect([status, json]).toMatchObject([409, { current: { order: await readOrder() } }]);
    const bodies: [string[], string[]][] = [
      [originalOrder.slice(1), originalOrder],
      [[...originalOrder, originalOrder[0] ?? ''], originalOrder],
      [originalOrder.map(() => originalOrder[0] ?? ''), originalOrder],
    ];
    for (const [order, seen] of bodies) expect((await saveOrder(order, seen)).status).toBe(400);
  });

  it('is not undone by a save whose form was opened earlier, and the save is stored', async () => {
    const [first = ''] = ids;
    const { updatedAt } = fixture.makeRow(first);
    const order = originalOrder.toReversed();
    await saveOrder(order, originalOrder);
    const json = { ...fixture.makeEdit(first), updatedAt };
    const save = { method: fixture.update.method, json };
    expect((await callAsStaff(fillPath(fixture.update, first), save)).status).toBe(200);
    expect(await readOrder()).toEqual(order);
  });

  it('is not in the history of a row, and neither is a new number from the console', async () => {
    const [first = ''] = ids;
    const reference = getDatabase().doc(`${collection}/${first}`);
    /** Runs the trigger's code for a change from `before` to the current row. */
    const deliverEvent = async (before: FirebaseFirestore.DocumentSnapshot) =>
      recordDirectChange(
        { database: getDatabase(), auth: getAuth(getAdminApp()) },
        { collection, before, after: await reference.get(), authId: undefined },
      );
    const before = await reference.get();
    await saveOrder(originalOrder.toReversed(), originalOrder);
    await deliverEvent(before);
    expect(await countHistoryEntries(first)).toBe(0);
    const reorderedRow = await reference.get();
    await reference.update({ num: 777 });
    await deliverEvent(reorderedRow);
    expect(await countHistoryEntries(first)).toBe(0);
  });
});

it('programs have no order', async () => {
  const json = { order: [], seenOrder: [] };
  const response = await callAsStaff('/api/rows/programs/order', { method: 'PUT', json });
  expect(response.status).toBe(404);
});

it('the note with the lowest number is listed first', async () => {
  const notes = getFixture('notes');
  const ids = ['a-second', 'b-first'];
  for (const id of ids) await storeRow(notes, id);
  await getDatabase().doc('notes/a-second').update({ num: 801 });
  await getDatabase().doc('notes/b-first').update({ num: 800 });
  const { json } = await callAsStaff('/api/notes/getAll');
  for (const id of ids) await removeRow(notes, id);
  const listedIds = (json as { _id: string }[])
    .map(({ _id }) => _id)
    .filter((id) => ids.includes(id));
  expect(listedIds).toEqual(['b-first', 'a-second']);
});

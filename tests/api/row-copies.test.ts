import { beforeAll, describe, expect, it } from 'vitest';
import {
  collectionFixtures,
  findStoredRow,
  giveConsent,
  makeUniqueId,
  removeRow,
  storeRow,
} from './collection-fixtures.ts';
import { callApi } from './http.ts';
import { getStaffToken } from './identities.ts';

let token: string;
beforeAll(async () => {
  token = await getStaffToken();
});
const post = (path: string, json: unknown = {}) => callApi(path, { method: 'POST', token, json });

describe('a copy of an image', () => {
  const table = collectionFixtures.find(({ collection }) => collection === 'carousels');
  if (!table) throw new Error('There are no images.');

  it('has its picture in its history, so that one press shows it', async () => {
    const [sourceId, id] = [makeUniqueId('source'), makeUniqueId('copy')];
    const source = await storeRow(table, sourceId);
    await giveConsent(`carousels/${sourceId}`);
    await post('/api/rows/carousels', { id, copyOf: sourceId });
    const { json } = await callApi(`/api/history/carousels/${id}`, { token });
    const [entry] = json as { _id: string; before: object }[];
    expect(entry?.before).toMatchObject({ imageURL: source['imageURL'] });
    expect((await post(`/api/history/${entry?._id}/restore`)).status).toBe(200);
    expect(await findStoredRow(table, id)).toMatchObject({ imageURL: source['imageURL'] });
    await removeRow(table, sourceId);
    await removeRow(table, id);
  });

  it('has no picture without the consent of the people in it', async () => {
    const [sourceId, id] = [makeUniqueId('source'), makeUniqueId('copy')];
    await storeRow(table, sourceId);
    await post('/api/rows/carousels', { id, copyOf: sourceId });
    expect(await findStoredRow(table, id)).toMatchObject({ imageURL: '', alt: '' });
    const { json } = await callApi(`/api/history/carousels/${id}`, { token });
    expect(json).toEqual([]);
    await removeRow(table, sourceId);
    await removeRow(table, id);
  });
});

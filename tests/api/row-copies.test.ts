import { describe, expect, it } from 'vitest';
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

const token = await getStaffToken();
const post = (path: string, json: unknown = {}) => callApi(path, { method: 'POST', token, json });

describe('a copy of a carousel item', () => {
  const fixture = collectionFixtures.find(({ collection }) => collection === 'carousels');
  if (!fixture) throw new Error('There is no fixture for carousel items.');

  it('has the image of the original in its history, so that a restore shows the image', async () => {
    const [sourceId, id] = [makeUniqueId('source'), makeUniqueId('copy')];
    const source = await storeRow(fixture, sourceId);
    await giveConsent(`carousels/${sourceId}`);
    await post('/api/rows/carousels', { id, copyOf: sourceId });
    const { json } = await callApi(`/api/history/carousels/${id}`, { token });
    const [entry] = json as { _id: string; before: object }[];
    expect(entry?.before).toMatchObject({ imageURL: source['imageURL'] });
    expect((await post(`/api/history/${entry?._id}/restore`)).status).toBe(200);
    expect(await findStoredRow(fixture, id)).toMatchObject({ imageURL: source['imageURL'] });
    await removeRow(fixture, sourceId);
    await removeRow(fixture, id);
  });

  it('has no image without the consent of the people in it', async () => {
    const [sourceId, id] = [makeUniqueId('source'), makeUniqueId('copy')];
    await storeRow(fixture, sourceId);
    await post('/api/rows/carousels', { id, copyOf: sourceId });
    expect(await findStoredRow(fixture, id)).toMatchObject({ imageURL: '', alt: '' });
    const { json } = await callApi(`/api/history/carousels/${id}`, { token });
    expect(json).toEqual([]);
    await removeRow(fixture, sourceId);
    await removeRow(fixture, id);
  });
});

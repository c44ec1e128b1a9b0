import { findOriginalPath } from '@club/domain/images/object-path';
import { historyEntrySchema } from '@club/domain/history';
import { uploadedImageSchema } from '@club/domain/uploaded-image';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';
import { makeCoach } from '../factories/coach.ts';
import { makeGym } from '../factories/gym.ts';
import { getDatabase } from './admin.ts';
import { makeUniqueId } from './collection-fixtures.ts';
import { callApi } from './http.ts';
import { getStaffToken } from './identities.ts';
import { makeUploadForm, removeObjects } from './upload-form.ts';

const token = await getStaffToken();
let id = '';

const post = (path: string, json: object = {}) => callApi(path, { method: 'POST', token, json });

const save = (fields: object) => {
  const { _id, consentAt, updatedAt, ...coach } = makeCoach({ imageURL: '', num: 999 });
  const json = { ...coach, ...fields };
  return callApi(`/api/coaches/update/${id}`, { method: 'PUT', token, json });
};

const readStored = async () => (await getDatabase().doc(`coaches/${id}`).get()).data();

/** Repeats a check until it passes. The trigger of a row runs some time after a save. */
const retryCheck = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 90_000, interval: 300 });

/** Whether a stranger can read an image. */
const isReadable = async (imageURL: string) => {
  const address = makeDemoImageAddress(findOriginalPath(imageURL) ?? '');
  return (await fetch(address, { cache: 'no-store' })).ok;
};

async function uploadPortrait(): Promise<string> {
  const create = { width: 64, height: 80, channels: 3, background: '#d33' } as const;
  const image = await sharp({ create }).jpeg().toBuffer();
  const body = makeUploadForm({ id, collection: 'coaches', image, name: 'photo.jpg' });
  const { json } = await callApi('/api/upload', { method: 'POST', token, body });
  return v.parse(uploadedImageSchema, json).imageURL;
}

beforeEach(async () => {
  id = makeUniqueId('coach');
  expect((await post('/api/rows/coaches', { id })).status).toBe(200);
});
afterEach(async () => {
  const entries = await getDatabase().collection('history').where('id', '==', id).get();
  await Promise.all(entries.docs.map(({ ref }) => ref.delete()));
  await getDatabase().doc(`coaches/${id}`).delete();
  await removeObjects(`coaches/coach_${id}`);
});

it('a new coach is hidden, and a save by staff is stored with its history', async () => {
  expect(await readStored()).toMatchObject({ coachDisplay: false, name: '', team: '' });
  expect((await save({ otherTeam: 'dev' })).status).toBe(200);
  expect(await readStored()).toMatchObject({ coachDisplay: true, team: 'u15', otherTeam: 'dev' });
  const { json } = await callApi(`/api/history/coaches/${id}`, { token });
  const [entry, ...others] = v.parse(v.array(historyEntrySchema), json);
  expect(entry).toMatchObject({
    isDirect: false,
    before: { name: '' },
    after: { name: 'Ana Roy' },
  });
  expect(others).toEqual([]);
});

it('a team that the club does not have, and a save by somebody else, are refused', async () => {
  expect(await save({ team: 'u99' })).toMatchObject({
    status: 400,
    json: { error: 'invalid-body', fields: ['team'] },
  });
  const path = `/api/coaches/update/${id}`;
  expect((await callApi(path, { method: 'PUT', json: {} })).status).toBe(401);
  expect(await readStored()).toMatchObject({ name: '' });
});

it('a stranger sees the portrait of a displayed coach only, who stays displayed without it', async () => {
  const imageURL = await uploadPortrait();
  expect(await isReadable(imageURL)).toBe(false);
  expect((await save({ imageURL, consentOnFile: true })).status).toBe(200);
  await retryCheck(async () => expect(await isReadable(imageURL)).toBe(true));
  expect((await save({ imageURL, coachDisplay: false })).status).toBe(200);
  await retryCheck(async () => expect(await isReadable(imageURL)).toBe(false));
  expect((await save({ imageURL })).status).toBe(200);
  expect((await post('/api/images/take-down', { imageURL })).status).toBe(200);
  expect(await readStored()).toMatchObject({ coachDisplay: true, imageURL: '', consentAt: null });
  expect(await isReadable(imageURL)).toBe(false);
});

it('a new gym is hidden, a save is stored, and coordinates or a place that are none are refused', async () => {
  const gymId = makeUniqueId('gym');
  const { _id, num, consentAt, updatedAt, ...gym } = makeGym({ imageURL: '' });
  const saveGym = (fields: object) =>
    callApi(`/api/gyms/update/${gymId}`, {
      method: 'PUT',
      token,
      json: { ...gym, num, ...fields },
    });
  const document = getDatabase().doc(`gyms/${gymId}`);
  expect((await post('/api/rows/gyms', { id: gymId })).status).toBe(200);
  expect((await document.get()).data()).toMatchObject({ gymDisplay: false, coordinates: '' });
  expect(await saveGym({ coordinates: '45.5 N', place: 'laval' })).toMatchObject({
    status: 400,
    json: { error: 'invalid-body', fields: ['place', 'coordinates'] },
  });
  expect((await saveGym({})).status).toBe(200);
  expect((await document.get()).data()).toMatchObject({ ...gym, consentAt: null });
  const entries = await getDatabase().collection('history').where('id', '==', gymId).get();
  await Promise.all([...entries.docs.map(({ ref }) => ref.delete()), document.delete()]);
});

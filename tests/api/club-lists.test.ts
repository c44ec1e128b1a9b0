import { findOriginalPath } from '@club/domain/images/object-path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';
import { makeCoach } from '../factories/coach.ts';
import { makeGym } from '../factories/gym.ts';
import { getDatabase } from './admin.ts';
import { listHistory, makeUniqueId, removeDocument, retryCheck } from './collection-fixtures.ts';
import { callApi } from './http.ts';
import { callAsStaff, postAsStaff } from './identities.ts';
import { loadImage, removeObjects, uploadImage } from './upload-form.ts';

let id = '';
const save = (fields: object) => {
  const { _id, consentAt, updatedAt, ...coach } = makeCoach({ imageURL: '', num: 999 });
  const json = { ...coach, ...fields };
  return callAsStaff(`/api/coaches/update/${id}`, { method: 'PUT', json });
};
const readStored = async () => (await getDatabase().doc(`coaches/${id}`).get()).data();

/** Whether a stranger can read an image. */
const isReadable = async (imageURL: string) =>
  (await loadImage(makeDemoImageAddress(findOriginalPath(imageURL) ?? ''))).response.ok;

beforeEach(async () => {
  id = makeUniqueId('coach');
  expect((await postAsStaff('/api/rows/coaches', { id })).status).toBe(200);
});
afterEach(async () => {
  await removeDocument('coaches', id);
  await removeObjects(`coaches/coach_${id}`);
});

it('a new coach is hidden, and a save by staff is stored with its history', async () => {
  expect(await readStored()).toMatchObject({ coachDisplay: false, name: '', team: '' });
  expect((await save({ otherTeam: 'dev' })).status).toBe(200);
  expect(await readStored()).toMatchObject({ coachDisplay: true, team: 'u15', otherTeam: 'dev' });
  expect(await listHistory('coaches', id)).toMatchObject([
    { isDirect: false, before: { name: '' }, after: { name: 'Ana Roy' } },
  ]);
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
  const imageURL = await uploadImage('coaches', id);
  expect(await isReadable(imageURL)).toBe(false);
  expect((await save({ imageURL, consentOnFile: true })).status).toBe(200);
  await retryCheck(async () => expect(await isReadable(imageURL)).toBe(true));
  expect((await save({ imageURL, coachDisplay: false })).status).toBe(200);
  await retryCheck(async () => expect(await isReadable(imageURL)).toBe(false));
  expect((await save({ imageURL })).status).toBe(200);
  expect((await postAsStaff('/api/images/take-down', { imageURL })).status).toBe(200);
  expect(await readStored()).toMatchObject({ coachDisplay: true, imageURL: '', consentAt: null });
  expect(await isReadable(imageURL)).toBe(false);
});

it('a new gym is hidden, a save is stored, and coordinates or a place that are none are refused', async () => {
  const gymId = makeUniqueId('gym');
  const { _id, consentAt, updatedAt, ...gym } = makeGym({ imageURL: '' });
  const saveGym = (fields: object) =>
    callAsStaff(`/api/gyms/update/${gymId}`, { method: 'PUT', json: { ...gym, ...fields } });
  const readGym = async () => (await getDatabase().doc(`gyms/${gymId}`).get()).data();
  expect((await postAsStaff('/api/rows/gyms', { id: gymId })).status).toBe(200);
  expect(await readGym()).toMatchObject({ gymDisplay: false, coordinates: '' });
  expect(await saveGym({ coordinates: '45.5 N', place: 'laval' })).toMatchObject({
    status: 400,
    json: { error: 'invalid-body', fields: ['place', 'coordinates'] },
  });
  expect((await saveGym({})).status).toBe(200);
  const { num, ...fields } = gym;
  expect(await readGym()).toMatchObject({ ...fields, consentAt: null });
  await removeDocument('gyms', gymId);
});

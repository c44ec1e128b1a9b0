import { listHeroVariants } from '@club/domain/images/hero';
import { listImageVariants } from '@club/domain/images/image-variants';
import type { ImageFolder } from '@club/domain/images/own-image';
import { activityPageSchema } from '@club/domain/activity';
import { historyEntrySchema } from '@club/domain/history';
import { takeDownResultSchema } from '@club/domain/take-down';
import { uploadedImageSchema } from '@club/domain/uploaded-image';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoBucket } from '../../emulators/demo/image-address.ts';
import { getDatabase, projectId } from './admin.ts';
import {
  collectionFixtures,
  fillPath,
  findStoredRow,
  makeUniqueId,
  removeRow,
  storeRow,
} from './collection-fixtures.ts';
import { callApi } from './http.ts';
import { getStaffToken } from './identities.ts';
import { downloadObject, listObjects, makeUploadForm, removeObjects } from './upload-form.ts';

const token = await getStaffToken();

const findFixture = (folder: ImageFolder) => {
  const fixture = collectionFixtures.find(({ collection }) => collection === folder);
  if (!fixture) throw new Error(`There is no fixture for ${folder}.`);
  return fixture;
};

/** Uploads a new image for a row, and returns its address. */
async function uploadImage(collection: ImageFolder, id: string): Promise<string> {
  const image = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#d33' } })
    .png()
    .toBuffer();
  const body = makeUploadForm({ id, collection, image, name: 'photo.png' });
  const { json } = await callApi('/api/upload', { method: 'POST', token, body });
  return v.parse(uploadedImageSchema, json).imageURL;
}

const takeDown = (imageURL: string) =>
  callApi('/api/images/take-down', { method: 'POST', token, json: { imageURL } });

/** Repeats a check until it passes. The triggers of a row run some time after a write. */
const retryCheck = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 90_000, interval: 300 });

describe.each(['banners', 'carousels'] as const)('an image of %s that is taken down', (folder) => {
  const fixture = findFixture(folder);
  const { update } = fixture;
  const texts = folder === 'carousels' ? { alt: 'Somebody serves', caption: 'A serve' } : {};
  let ids: string[];
  let imageURL: string;

  const save = (id: string, fields: object) =>
    callApi(fillPath(update, id), {
      method: update.method,
      token,
      json: { ...fixture.makeEdit(id), ...fields },
    });
  const listHistory = async (id: string) => {
    const { json } = await callApi(`/api/history/${folder}/${id}`, { token });
    return v.parse(v.array(historyEntrySchema), json);
  };
  const getStoredImageURL = async (id: string) => {
    const { imageURL: address } = v.parse(
      v.object({ imageURL: v.string() }),
      await findStoredRow(fixture, id),
    );
    return address;
  };

  beforeEach(async () => {
    ids = [makeUniqueId('gone'), makeUniqueId('gone-too'), makeUniqueId('stays')];
    for (const id of ids) await storeRow(fixture, id);
    imageURL = await uploadImage(folder, ids[0] ?? '');
    const addresses = [imageURL, `${imageURL}&token=abc-1`];
    for (const [index, address] of addresses.entries()) {
      const { status } = await save(ids[index] ?? '', {
        imageURL: address,
        consentOnFile: true,
        ...texts,
      });
      expect(status).toBe(200);
    }
  });
  afterEach(async () => {
    await Promise.all(ids.map((id) => removeRow(fixture, id)));
    await removeObjects(`${folder}/${folder.slice(0, -1)}_gone-`);
  });

  it('is removed at once from every row, and from Storage with its variants; other images remain', async () => {
    const [first = '', second = '', other = ''] = ids;
    const otherImage = await getStoredImageURL(other);
    const { status, json } = await takeDown(imageURL);
    expect([status, json]).toMatchObject([200, { rows: 2 }]);
    const addresses = listImageVariants(imageURL).flatMap(({ avif, fallback }) => [avif, fallback]);
    for (const address of [imageURL, ...addresses]) {
      expect((await fetch(address, { cache: 'no-store' })).ok).toBe(false);
    }
    expect((await listObjects()).filter((path) => path.includes(`_${first}_`))).toEqual([]);
    const emptyTexts = Object.fromEntries(Object.keys(texts).map((name) => [name, '']));
    for (const id of [first, second]) {
      const row = await findStoredRow(fixture, id);
      expect(row).toMatchObject({ imageURL: '', consentAt: null, ...emptyTexts });
    }
    // The dashboard recognizes the change as its own by these `updatedAt` values.
    const { savedRows } = v.parse(takeDownResultSchema, json);
    expect(savedRows.map(({ _id }) => _id).toSorted()).toEqual([first, second].toSorted());
    for (const { _id, updatedAt } of savedRows) {
      const row = await findStoredRow(fixture, _id);
      expect(row).toMatchObject({ updatedAt: Timestamp.fromDate(new Date(updatedAt)) });
    }
    expect(await getStoredImageURL(other)).toBe(otherImage);
    // A take-down can be repeated, for example after one that failed midway.
    expect(await takeDown(imageURL)).toMatchObject({ status: 200, json: { rows: 0 } });
  });

  it('is removed from a retired row, which is restored without it', async () => {
    const [first = ''] = ids;
    const post = (path: string) => callApi(path, { method: 'POST', token, json: {} });
    expect((await post(`/api/rows/${folder}/${first}/retire`)).status).toBe(200);
    expect(await takeDown(imageURL)).toMatchObject({ status: 200, json: { rows: 2 } });
    const { json } = await callApi('/api/retired', { token });
    expect(JSON.stringify(json)).not.toContain(imageURL);
    const restore = await callApi(`/api/retired/${folder}_${first}/restore`, {
      method: 'POST',
      token,
    });
    expect(restore.status).toBe(200);
    expect(await getStoredImageURL(first)).toBe('');
  });

  it('does not return by a save, a restore or a direct change', async () => {
    const [first = '', second = ''] = ids;
    await takeDown(imageURL);
    for (const address of [imageURL, `${imageURL}&token=abc-2`]) {
      const { status, json } = await save(second, { imageURL: address, consentOnFile: true });
      expect([status, json]).toEqual([409, { error: 'image-taken-down' }]);
    }
    const entries = await listHistory(first);
    // The API leaves the image and its texts out of the stored entry, and refuses to restore it.
    const removedValues = [imageURL, ...Object.values(texts)];
    expect(removedValues.filter((value) => JSON.stringify(entries).includes(value))).toEqual([]);
    const entryId = entries[0]?._id ?? '';
    const restore = await callApi(`/api/history/${entryId}/restore`, { method: 'POST', token });
    expect([restore.status, restore.json]).toEqual([409, { error: 'image-taken-down' }]);
    // The console or a save that began earlier may store the address.
    await getDatabase().doc(`${folder}/${first}`).update({ imageURL });
    await retryCheck(async () => expect(await getStoredImageURL(first)).toBe(''));
  });

  it('is gone when two staff take it down at once while three others save it', async () => {
    const [first = '', second = ''] = ids;
    const other = makeUniqueId('gone-race');
    ids.push(other);
    await storeRow(fixture, other);
    const rows = [first, second, other];
    const [takeDowns, saves] = await Promise.all([
      Promise.all([takeDown(imageURL), takeDown(imageURL)]),
      Promise.all(rows.map((id) => save(id, { imageURL, consentOnFile: true }))),
    ]);
    expect(takeDowns.map(({ status }) => status)).toEqual([200, 200]);
    // A save that came first is accepted. The triggers remove its image again.
    expect(saves.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    await retryCheck(async () => {
      expect(await Promise.all(rows.map(getStoredImageURL))).not.toContain(imageURL);
    });
    expect((await listObjects()).filter((path) => path.includes(`_${first}_`))).toEqual([]);
  });

  it('is recorded without its address and its texts', async () => {
    await takeDown(imageURL);
    const { docs } = await getDatabase().collection('takenDownImages').get();
    expect(docs.length).toBeGreaterThan(0);
    expect(docs.map((document) => Object.keys(document.data()))).toEqual(docs.map(() => ['at']));
    expect(docs.filter(({ id }) => ids.some((row) => id.includes(row)))).toEqual([]);
    const { json } = await callApi('/api/activity/latest', { token });
    const { entries } = v.parse(activityPageSchema, json);
    const takeDowns = entries.filter(({ action }) => action === 'take-down');
    expect(takeDowns.map(({ subject }) => subject.kind)).toContain('pictures');
    const removedValues = [imageURL, ...Object.values(texts)];
    expect(removedValues.filter((value) => JSON.stringify(takeDowns).includes(value))).toEqual([]);
  });

  it.each([
    ['of another site', 'https://example.org/banners%2Fbanner_1.png?alt=media'],
    ['of the hero', 'http://127.0.0.1:9199/v0/b/demo-trois-rives.appspot.com/o/home%2Fhero.png'],
    ['without an address', ''],
  ])('cannot be an image %s', async (_, address) => {
    expect(await takeDown(address)).toMatchObject({
      status: 400,
      json: { error: 'invalid-body', fields: ['imageURL'] },
    });
  });
});

it('a banner is hidden when its image is taken down, and when a direct change restores the image', async () => {
  const banners = findFixture('banners');
  const shownId = makeUniqueId('gone-shown');
  const plannedId = makeUniqueId('gone-planned');
  const states = new Map([
    [shownId, { bannerDisplay: true, displayPlanned: false }],
    [plannedId, { bannerDisplay: false, displayPlanned: true }],
  ]);
  for (const id of states.keys()) await storeRow(banners, id);
  const imageURL = await uploadImage('banners', shownId);
  const hiddenFields = { imageURL: '', bannerDisplay: false, displayPlanned: false };
  const getReference = (id: string) => getDatabase().doc(`banners/${id}`);
  const showImage = (id: string) => getReference(id).update({ imageURL, ...states.get(id) });
  try {
    for (const id of states.keys()) await showImage(id);
    await takeDown(imageURL);
    for (const id of states.keys())
      expect(await findStoredRow(banners, id)).toMatchObject(hiddenFields);
    await showImage(shownId);
    await retryCheck(async () =>
      expect(await findStoredRow(banners, shownId)).toMatchObject(hiddenFields),
    );
  } finally {
    for (const id of states.keys()) await removeRow(banners, id);
  }
});

it('the hero loses an image that is taken down', async () => {
  const banners = findFixture('banners');
  const id = makeUniqueId('gone-front');
  await storeRow(banners, id);
  const imageURL = await uploadImage('banners', id);
  const [variant] = listImageVariants(imageURL);
  const [hero] = listHeroVariants(projectId, demoBucket);
  const load = async (address = '') =>
    Buffer.from(await (await fetch(address, { cache: 'no-store' })).arrayBuffer());
  const imageBytes = await downloadObject(variant?.fallback ?? '');
  try {
    await getDatabase().doc(`banners/${id}`).update({ num: 0, bannerDisplay: true, imageURL });
    await retryCheck(async () => expect(await load(hero?.fallback)).toEqual(imageBytes));
    await takeDown(imageURL);
    await retryCheck(async () => expect(await load(hero?.fallback)).not.toEqual(imageBytes));
  } finally {
    await getDatabase().doc(`banners/${id}`).update({ bannerDisplay: false });
    await removeRow(banners, id);
  }
});

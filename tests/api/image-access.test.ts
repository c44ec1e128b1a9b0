import './functions-environment.ts';
import { bannerSchema } from '@club/domain/content/banner';
import { historyEntrySchema } from '@club/domain/history';
import { listImageFiles } from '@club/domain/images/image-variants';
import { findOriginalPath, getObjectPath } from '@club/domain/images/object-path';
import type { ImageFolder } from '@club/domain/images/own-image';
import { storedImageSchema, uploadedImageSchema } from '@club/domain/uploaded-image';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoContent, demoPictures } from '../../emulators/demo/content.ts';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';
import { applyDisplayTimes } from '../../functions/src/display-times/apply-display-times.ts';
import { toStamp } from '../../functions/src/uploads/stamp.ts';
import { getDatabase } from './admin.ts';
import {
  collectionFixtures,
  fillPath,
  makeUniqueId,
  removeRow,
  storeRow,
} from './collection-fixtures.ts';
import { writeDirectly } from './direct-write.ts';
import { callApi } from './http.ts';
import { getStaffToken } from './identities.ts';
import { storeIssue } from './mail-test-bed.ts';
import { listObjects, makeUploadForm, removeObjects } from './upload-form.ts';

let token: string;
let image: Buffer;
beforeAll(async () => {
  token = await getStaffToken();
  const create = { width: 64, height: 40, channels: 3, background: '#d33' } as const;
  image = await sharp({ create }).png().toBuffer();
});

const isReadable = async (address: string) => (await fetch(address, { cache: 'no-store' })).ok;

/** Counts the files of an image that a stranger can read, in all its sizes. */
async function countReadableFiles(imageURL: string): Promise<number> {
  const files = listImageFiles(findOriginalPath(imageURL) ?? '').map(makeDemoImageAddress);
  return (await Promise.all(files.map(isReadable))).filter(Boolean).length;
}
const fileCount = 6;

async function uploadImage(collection: ImageFolder, id: string): Promise<string> {
  const body = makeUploadForm({ id, collection, image, name: 'photo.png' });
  const { json } = await callApi('/api/upload', { method: 'POST', token, body });
  return v.parse(uploadedImageSchema, json).imageURL;
}

/** Repeats a check until it passes. The triggers of a row run some time after a direct write. */
const retryCheck = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 90_000, interval: 300 });

const post = (path: string) => callApi(path, { method: 'POST', token, json: {} });

describe.each(['banners', 'carousels'] as const)('a stranger reads an image of %s', (folder) => {
  const fixture = collectionFixtures.find(({ collection }) => collection === folder);
  if (!fixture) throw new Error(`There is no fixture for ${folder}.`);
  const shownFields = folder === 'banners' ? { bannerDisplay: true } : {};
  const hide = (imageURL: string) =>
    folder === 'banners' ? { imageURL, bannerDisplay: false } : { imageURL: '' };
  let ids: string[];
  let id: string;
  let imageURL: string;

  const save = async (fields: object, rowId = id) => {
    const response = await callApi(fillPath(fixture.update, rowId), {
      method: fixture.update.method,
      token,
      json: { ...fixture.makeEdit(rowId), ...shownFields, ...fields },
    });
    expect(response.status).toBe(200);
  };
  const listHistory = async () => {
    const { json } = await callApi(`/api/history/${folder}/${id}`, { token });
    return v.parse(v.array(historyEntrySchema), json);
  };

  beforeEach(async () => {
    ids = [makeUniqueId('seen'), makeUniqueId('seen')];
    [id = ''] = ids;
    for (const rowId of ids) await storeRow(fixture, rowId);
    imageURL = await uploadImage(folder, id);
  });
  afterEach(async () => {
    await Promise.all(ids.map((rowId) => removeRow(fixture, rowId)));
    await removeObjects(`${folder}/${folder.slice(0, -1)}_seen-`);
  });

  it('only once a row with it is saved, and staff see it before', async () => {
    expect(await countReadableFiles(imageURL)).toBe(0);
    const fileName = getObjectPath(imageURL).replace(/^.*\//u, '');
    const { json } = await callApi(`/api/images/${fileName}`, { token });
    const { dataURL } = v.parse(storedImageSchema, json);
    const bytes = Buffer.from(await (await fetch(dataURL)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 64 });
    await save({ imageURL });
    expect(await countReadableFiles(imageURL)).toBe(fileCount);
  });

  it('until it is replaced or hidden, and again after a restore', async () => {
    await save({ imageURL });
    const newImage = await uploadImage(folder, id);
    await save({ imageURL: newImage });
    expect(await countReadableFiles(imageURL)).toBe(0);
    expect(await countReadableFiles(newImage)).toBe(fileCount);
    await save(hide(newImage));
    expect(await countReadableFiles(newImage)).toBe(0);
    const entry = (await listHistory()).find(
      ({ before }) => 'imageURL' in before && before.imageURL === imageURL,
    );
    expect((await post(`/api/history/${entry?._id}/restore`)).status).toBe(200);
    expect(await countReadableFiles(imageURL)).toBe(fileCount);
  });

  it('until its row is put away, and again once the row is back', async () => {
    await save({ imageURL });
    expect((await post(`/api/rows/${folder}/${id}/retire`)).status).toBe(200);
    expect(await countReadableFiles(imageURL)).toBe(0);
    expect((await post(`/api/retired/${folder}_${id}/restore`)).status).toBe(200);
    expect(await countReadableFiles(imageURL)).toBe(fileCount);
  });

  it.each([
    ['another token', (address: string) => `${address}&token=other-1`],
    ['a smaller size', (address: string) => address.replace('.png', '_480.png')],
  ])('while another row shows it at an address with %s', async (_, change) => {
    await save({ imageURL });
    await save({ imageURL: change(imageURL) }, ids[1]);
    await save(hide(imageURL));
    expect(await countReadableFiles(imageURL)).toBe(fileCount);
    await save(hide(imageURL), ids[1]);
    expect(await countReadableFiles(imageURL)).toBe(0);
  });

  it.each([
    ['another token', (address: string) => `${address}&token=other-1`],
    ['a smaller size', (address: string) => address.replace('.png', '_480.png')],
    ['a size and a token', (address: string) => `${address.replace('.png', '_960.png')}&token=a`],
  ])('not at an address with %s after its consent was withdrawn', async (_, change) => {
    await save({ imageURL, consentOnFile: true });
    // The consent is that of the image, so another address of it keeps the consent.
    await save({ imageURL: change(imageURL) });
    expect((await listHistory())[0]?.after).not.toMatchObject({ consentAt: null });
    await save({ ...hide(imageURL), consentOnFile: false });
    const response = await callApi(fillPath(fixture.update, id), {
      method: fixture.update.method,
      token,
      json: { ...fixture.makeEdit(id), ...shownFields, imageURL: change(imageURL) },
    });
    expect(response).toMatchObject({ status: 409, json: { error: 'consent-withdrawn' } });
    expect(await countReadableFiles(imageURL)).toBe(0);
  });

  it('also after it left the home page, if an issue that was sent has it', async () => {
    await save({ imageURL });
    await storeIssue(getDatabase(), id, { state: 'queued', imageURL });
    await save(hide(imageURL));
    expect(await countReadableFiles(imageURL)).toBe(fileCount);
    await getDatabase().doc(`issues/${id}`).delete();
  });

  it('as long as a direct change shows it', async () => {
    const change = (fields: Readonly<Record<string, unknown>>) =>
      writeDirectly({ token, path: `${folder}/${id}`, fields: { ...shownFields, ...fields } });
    expect(await change({ imageURL, consentAt: null })).toBe(200);
    await retryCheck(async () => expect(await countReadableFiles(imageURL)).toBe(fileCount));
    expect(await change(hide(imageURL))).toBe(200);
    await retryCheck(async () => expect(await countReadableFiles(imageURL)).toBe(0));
  });

  it('never again after staff removed it for good from the history', async () => {
    await save({ imageURL });
    await save({ imageURL: await uploadImage(folder, id) });
    const response = await callApi('/api/images/take-down', {
      method: 'POST',
      token,
      json: { imageURL },
    });
    expect(response).toMatchObject({ status: 200, json: { rows: 0 } });
    expect(await listObjects()).not.toContain(getObjectPath(imageURL));
    expect(JSON.stringify(await listHistory())).not.toContain(imageURL);
    expect(
      await callApi(`/api/images/${getObjectPath(imageURL).split('/')[1]}`, { token }),
    ).toMatchObject({
      status: 404,
      json: { error: 'not-found' },
    });
  });

  it('by guesses only if a page shows it', async () => {
    await save({ imageURL });
    const unsavedImage = await uploadImage(folder, id);
    const unsavedTime = Date.now();
    const prefix = `${folder}/${folder.slice(0, -1)}_${id}_`;
    const uploadedFiles = (await listObjects()).filter((path) => path.startsWith(prefix));
    expect(uploadedFiles).toHaveLength(2 * fileCount);
    const guesses = Array.from({ length: 120 }, (_, second) => {
      const stamp = toStamp(new Date(unsavedTime + (second - 110) * 1000));
      return listImageFiles(`${prefix}${stamp}.png`);
    }).flat();
    expect(guesses).toEqual(expect.arrayContaining(uploadedFiles));
    const readableFiles: string[] = [];
    for (const path of guesses)
      if (await isReadable(makeDemoImageAddress(path))) readableFiles.push(path);
    expect(readableFiles.sort()).toEqual([...listImageFiles(getObjectPath(imageURL))].sort());
    expect(await countReadableFiles(unsavedImage)).toBe(0);
  });
});

it('a stranger reads the image of a planned banner once it appears, and until it ends', async () => {
  const banners = collectionFixtures.find(({ collection }) => collection === 'banners');
  if (!banners) throw new Error('There is no fixture for banners.');
  const id = makeUniqueId('seen-planned');
  await storeRow(banners, id);
  const imageURL = await uploadImage('banners', id);
  const now = Date.now();
  const toIso = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const json = {
    ...banners.makeEdit(id),
    ...{ imageURL, bannerDisplay: true, showFrom: toIso(5), showUntil: toIso(10) },
  };
  await callApi(fillPath(banners.update, id), { method: 'PUT', token, json });
  expect(await countReadableFiles(imageURL)).toBe(0);
  await applyDisplayTimes(getDatabase(), now + 6 * 60_000);
  expect(await countReadableFiles(imageURL)).toBe(fileCount);
  await applyDisplayTimes(getDatabase(), now + 11 * 60_000);
  expect(await countReadableFiles(imageURL)).toBe(0);
  await removeRow(banners, id);
  await removeObjects('banners/banner_seen-planned');
});

it('of the demo’s images, a stranger reads exactly those of the displayed rows', async () => {
  const banners = v.parse(v.array(bannerSchema), (await callApi('/api/banners/getAll')).json);
  const { carousels, coaches, gyms } = demoContent;
  const shownIds = [...banners, ...carousels, ...coaches, ...gyms].map(({ _id }) => _id);
  const readableIds: string[] = [];
  for (const { id, objectPath } of demoPictures) {
    const count = await countReadableFiles(makeDemoImageAddress(objectPath));
    if (count > 0) readableIds.push(id);
  }
  expect(readableIds.sort()).toEqual(
    demoPictures
      .map(({ id }) => id)
      .filter((id) => shownIds.includes(id))
      .sort(),
  );
});

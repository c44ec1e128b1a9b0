import './functions-environment.ts';
import { bannerSchema } from '@club/domain/content/banner';
import { listImageFiles } from '@club/domain/images/image-variants';
import { findOriginalPath, getObjectPath } from '@club/domain/images/object-path';
import { storedImageSchema } from '@club/domain/uploaded-image';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoContent, demoPictures } from '../../emulators/demo/content.ts';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';
import { applyDisplayTimes } from '../../functions/src/content/apply-display-times.ts';
import { formatFileTime } from '../../functions/src/uploads/format-file-time.ts';
import { getDatabase } from './admin.ts';
import { getFixture, restoreEntry, retryCheck, RowTestBed } from './collection-fixtures.ts';
import { writeDirectly } from './direct-write.ts';
import { callApi } from './http.ts';
import { callAsStaff, postAsStaff } from './identities.ts';
import { minute, storeIssue } from './mail-test-bed.ts';
import { runInBatches } from './run-in-batches.ts';
import { listObjects, loadImage, removeObjects, uploadImage } from './upload-form.ts';

const isReadable = async (address: string) => (await loadImage(address)).response.ok;

/** Counts the files of an image that a stranger can read, in all its sizes. */
async function countReadableFiles(imageURL: string): Promise<number> {
  const files = listImageFiles(findOriginalPath(imageURL) ?? '').map(makeDemoImageAddress);
  return (await Promise.all(files.map(isReadable))).filter(Boolean).length;
}
const fileCount = 6;
const expectPublic = async (imageURL: string) =>
  expect(await countReadableFiles(imageURL)).toBe(fileCount);
const expectPrivate = async (imageURL: string) =>
  expect(await countReadableFiles(imageURL)).toBe(0);

/** Other addresses of an image. */
const otherAddresses = [
  ['another token', (address: string) => `${address}&token=other-1`],
  ['a smaller size', (address: string) => address.replace('.png', '_480.png')],
  ['a size and a token', (address: string) => `${address.replace('.png', '_960.png')}&token=a`],
] as const;

describe.each(['banners', 'carousels'] as const)('a stranger reads an image of %s', (folder) => {
  const row = new RowTestBed(getFixture(folder), 'seen');
  const otherRow = new RowTestBed(getFixture(folder), 'seen');
  const shownFields = folder === 'banners' ? { bannerDisplay: true } : {};
  const hide = (imageURL: string) =>
    folder === 'banners' ? { imageURL, bannerDisplay: false } : { imageURL: '' };
  let imageURL: string;

  const save = async (fields: object, savedRow = row) => {
    const { status } = await savedRow.save({ ...shownFields, ...fields });
    expect(status).toBe(200);
  };

  beforeEach(async () => {
    imageURL = await uploadImage(folder, row.id);
  });
  afterEach(() => removeObjects(`${folder}/${folder.slice(0, -1)}_seen-`));

  it('only once a row with it is saved, and staff see it before', async () => {
    await expectPrivate(imageURL);
    const fileName = getObjectPath(imageURL).replace(/^.*\//u, '');
    const { json } = await callAsStaff(`/api/images/${fileName}`);
    const { bytes } = await loadImage(v.parse(storedImageSchema, json).dataURL);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 64 });
    await save({ imageURL });
    await expectPublic(imageURL);
  });

  it('until it is replaced or hidden, and again after a restore', async () => {
    await save({ imageURL });
    const newImage = await uploadImage(folder, row.id);
    await save({ imageURL: newImage });
    await expectPrivate(imageURL);
    await expectPublic(newImage);
    await save(hide(newImage));
    await expectPrivate(newImage);
    const entry = (await row.listHistory()).find(
      ({ before }) => 'imageURL' in before && before.imageURL === imageURL,
    );
    expect((await restoreEntry(entry?._id)).status).toBe(200);
    await expectPublic(imageURL);
  });

  it('until its row is put away, and again once the row is back', async () => {
    await save({ imageURL });
    expect((await postAsStaff(`/api/rows/${folder}/${row.id}/retire`)).status).toBe(200);
    await expectPrivate(imageURL);
    expect((await postAsStaff(`/api/retired/${folder}_${row.id}/restore`)).status).toBe(200);
    await expectPublic(imageURL);
  });

  it.each(otherAddresses)('while another row shows it at an address with %s', async (_, change) => {
    await save({ imageURL });
    await save({ imageURL: change(imageURL) }, otherRow);
    await save(hide(imageURL));
    await expectPublic(imageURL);
    await save(hide(imageURL), otherRow);
    await expectPrivate(imageURL);
  });

  it.each(otherAddresses)(
    'not at an address with %s after its consent was withdrawn',
    async (_, change) => {
      await save({ imageURL, consentOnFile: true });
      // The consent is that of the image, so another address of it keeps the consent.
      await save({ imageURL: change(imageURL) });
      expect((await row.listHistory())[0]?.after).not.toMatchObject({ consentAt: null });
      await save({ ...hide(imageURL), consentOnFile: false });
      // The row has never had the second address.
      for (const address of [change(imageURL), `${imageURL}&token=unseen`]) {
        const response = await row.save({ ...shownFields, imageURL: address });
        expect(response).toMatchObject({ status: 409, json: { error: 'consent-withdrawn' } });
      }
      await expectPrivate(imageURL);
    },
  );

  it('also after it left the home page, if an issue that was sent has it', async () => {
    await save({ imageURL });
    await storeIssue(getDatabase(), row.id, { state: 'queued', imageURL });
    await save(hide(imageURL));
    await expectPublic(imageURL);
    await getDatabase().doc(`issues/${row.id}`).delete();
  });

  it('as long as a direct change shows it', async () => {
    const change = (fields: object) =>
      writeDirectly({ path: row.reference.path, fields: { ...shownFields, ...fields } });
    expect(await change({ imageURL, consentAt: null })).toBe(200);
    await retryCheck(() => expectPublic(imageURL));
    expect(await change(hide(imageURL))).toBe(200);
    await retryCheck(() => expectPrivate(imageURL));
  });

  it('never again after staff removed it for good from the history', async () => {
    await save({ imageURL });
    await save({ imageURL: await uploadImage(folder, row.id) });
    const response = await postAsStaff('/api/images/take-down', { imageURL });
    expect(response).toMatchObject({ status: 200, json: { rows: 0 } });
    const path = getObjectPath(imageURL);
    expect(await listObjects()).not.toContain(path);
    expect(JSON.stringify(await row.listHistory())).not.toContain(imageURL);
    expect((await callAsStaff(`/api/images/${path.split('/')[1]}`)).status).toBe(404);
  });

  it('by guesses only if a page shows it', async () => {
    await save({ imageURL });
    await uploadImage(folder, row.id);
    const unsavedTime = Date.now();
    const prefix = `${folder}/${folder.slice(0, -1)}_${row.id}_`;
    const uploadedFiles = (await listObjects()).filter((path) => path.startsWith(prefix));
    expect(uploadedFiles).toHaveLength(2 * fileCount);
    const guesses = Array.from({ length: 120 }, (_, second) => {
      const time = formatFileTime(new Date(unsavedTime + (second - 110) * 1000));
      return listImageFiles(`${prefix}${time}.png`);
    });
    expect(guesses.flat()).toEqual(expect.arrayContaining(uploadedFiles));
    const readableFiles = await runInBatches(guesses.length, async (second) => {
      const files = guesses[second] ?? [];
      const verdicts = await Promise.all(
        files.map((path) => isReadable(makeDemoImageAddress(path))),
      );
      return files.filter((_, index) => verdicts[index]);
    });
    expect(readableFiles.flat().sort()).toEqual(
      [...listImageFiles(getObjectPath(imageURL))].sort(),
    );
  });
});

describe('a planned banner', () => {
  const row = new RowTestBed(getFixture('banners'), 'seen-planned');
  afterEach(() => removeObjects('banners/banner_seen-planned'));

  it('shows strangers its image once it appears, and until it ends', async () => {
    const imageURL = await uploadImage('banners', row.id);
    const now = Date.now();
    const toIso = (minutes: number) => new Date(now + minutes * minute).toISOString();
    const times = { showFrom: toIso(5), showUntil: toIso(10) };
    await row.save({ imageURL, bannerDisplay: true, ...times });
    await expectPrivate(imageURL);
    await applyDisplayTimes(getDatabase(), now + 6 * minute);
    await expectPublic(imageURL);
    await applyDisplayTimes(getDatabase(), now + 11 * minute);
    await expectPrivate(imageURL);
  });
});

it('of the demo’s images, a stranger reads exactly those of the displayed rows', async () => {
  const banners = v.parse(v.array(bannerSchema), (await callApi('/api/banners/getAll')).json);
  const { banners: _hidden, ...others } = demoContent;
  const shownIds = new Set([banners, ...Object.values(others)].flat().map(({ _id }) => _id));
  const readableIds: string[] = [];
  for (const { id, objectPath } of demoPictures)
    if ((await countReadableFiles(makeDemoImageAddress(objectPath))) > 0) readableIds.push(id);
  const expectedIds = demoPictures.map(({ id }) => id).filter((id) => shownIds.has(id));
  expect(readableIds.sort()).toEqual(expectedIds.sort());
});

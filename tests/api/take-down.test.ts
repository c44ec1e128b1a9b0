import { activityPageSchema } from '@club/domain/activity';
import { listHeroVariants } from '@club/domain/images/hero';
import { listImageVariants } from '@club/domain/images/image-variants';
import { takeDownResultSchema } from '@club/domain/take-down';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoBucket } from '../../emulators/demo/image-address.ts';
import { getDatabase, projectId } from './admin.ts';
import {
  getFixture,
  repeatOn503,
  restoreEntry,
  retryCheck,
  RowTestBed,
} from './collection-fixtures.ts';
import { callAsStaff, postAsStaff } from './identities.ts';
import {
  downloadObject,
  listObjects,
  loadImage,
  removeObjects,
  uploadImage,
} from './upload-form.ts';

const takeDown = (imageURL: string) => postAsStaff('/api/images/take-down', { imageURL });
const refusal = { status: 409, json: { error: 'image-taken-down' } };

describe.each(['banners', 'carousels'] as const)('an image of %s that is taken down', (folder) => {
  const texts = folder === 'carousels' ? { alt: 'Somebody serves', caption: 'A serve' } : {};
  const [first, second, other] = ['gone', 'gone-too', 'stays'].map(
    (name) => new RowTestBed(getFixture(folder), name),
  ) as [RowTestBed, RowTestBed, RowTestBed];
  let imageURL: string;

  const save = (row: RowTestBed, address: string) =>
    row.save({ imageURL: address, consentOnFile: true, ...texts });
  const getImage = async (row: RowTestBed) => String((await row.findStored())?.['imageURL']);
  const listRemainingFiles = async () =>
    (await listObjects()).filter((path) => path.includes(`_${first.id}_`));
  /** Which of the address and the texts of the image are in some data. */
  const findRemovedValues = (data: unknown) =>
    [imageURL, ...Object.values(texts)].filter((value) => JSON.stringify(data).includes(value));

  beforeEach(async () => {
    imageURL = await uploadImage(folder, first.id);
    expect((await save(first, imageURL)).status).toBe(200);
    expect((await save(second, `${imageURL}&token=abc-1`)).status).toBe(200);
  });
  afterEach(() => removeObjects(`${folder}/${folder.slice(0, -1)}_gone-`));

  it('is removed at once from every row, and from Storage with its variants; other images remain', async () => {
    const otherImage = await getImage(other);
    const { status, json } = await takeDown(imageURL);
    expect([status, json]).toMatchObject([200, { rows: 2 }]);
    const addresses = listImageVariants(imageURL).flatMap(({ avif, fallback }) => [avif, fallback]);
    for (const address of [imageURL, ...addresses])
      expect((await loadImage(address)).response.ok).toBe(false);
    expect(await listRemainingFiles()).toEqual([]);
    const emptyTexts = Object.fromEntries(Object.keys(texts).map((name) => [name, '']));
    // The dashboard recognizes the change as its own by these `updatedAt` values.
    const { savedRows } = v.parse(takeDownResultSchema, json);
    for (const row of [first, second]) {
      const savedRow = savedRows.find(({ _id }) => _id === row.id);
      const updatedAt = Timestamp.fromDate(new Date(savedRow?.updatedAt ?? ''));
      const fields = { imageURL: '', consentAt: null, updatedAt, ...emptyTexts };
      expect(await row.findStored()).toMatchObject(fields);
    }
    expect(await getImage(other)).toBe(otherImage);
    // A take-down can be repeated, for example after one that failed midway.
    expect(await takeDown(imageURL)).toMatchObject({ status: 200, json: { rows: 0 } });
  });

  it('is removed from a retired row, which is restored without it', async () => {
    expect((await postAsStaff(`/api/rows/${folder}/${first.id}/retire`)).status).toBe(200);
    expect(await takeDown(imageURL)).toMatchObject({ status: 200, json: { rows: 2 } });
    expect(findRemovedValues((await callAsStaff('/api/retired')).json)).not.toContain(imageURL);
    expect((await postAsStaff(`/api/retired/${folder}_${first.id}/restore`)).status).toBe(200);
    expect(await getImage(first)).toBe('');
  });

  it('does not return by a save, a restore or a direct change', async () => {
    expect((await takeDown(imageURL)).status).toBe(200);
    for (const address of [imageURL, `${imageURL}&token=abc-2`])
      expect(await save(second, address)).toMatchObject(refusal);
    // The API leaves the image and its texts out of the stored entry, and refuses to restore it.
    const entries = await first.listHistory();
    expect(findRemovedValues(entries)).toEqual([]);
    expect(await restoreEntry(entries[0]?._id)).toMatchObject(refusal);
    // The console or a save that began earlier may store the address.
    await first.reference.update({ imageURL });
    await retryCheck(async () => expect(await getImage(first)).toBe(''));
  });

  it('is gone when two staff take it down at once while three others save it', async () => {
    const rows = [first, second, other];
    const [takeDowns, saves] = await Promise.all([
      Promise.all([1, 2].map(() => repeatOn503(() => takeDown(imageURL)))),
      Promise.all(rows.map((row) => repeatOn503(() => save(row, imageURL)))),
    ]);
    expect(takeDowns.map(({ status }) => status)).toEqual([200, 200]);
    // A save that came first is accepted. The triggers remove its image again.
    expect(saves.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    await retryCheck(async () => {
      expect(await Promise.all(rows.map(getImage))).not.toContain(imageURL);
    });
    expect(await listRemainingFiles()).toEqual([]);
  });

  it('is recorded without its address and its texts', async () => {
    await takeDown(imageURL);
    const { docs } = await getDatabase().collection('takenDownImages').get();
    expect(docs.length).toBeGreaterThan(0);
    expect(docs.map((document) => Object.keys(document.data()))).toEqual(docs.map(() => ['at']));
    expect(docs.filter(({ id }) => id.includes(first.id))).toEqual([]);
    const { json } = await callAsStaff('/api/activity/latest');
    const { entries } = v.parse(activityPageSchema, json);
    const takeDowns = entries.filter(({ action }) => action === 'take-down');
    expect(takeDowns.map(({ subject }) => subject.kind)).toContain('pictures');
    expect(findRemovedValues(takeDowns)).toEqual([]);
  });
});

it.each([
  ['of another site', 'https://example.org/banners%2Fbanner_1.png?alt=media'],
  ['of the hero', 'http://127.0.0.1:9199/v0/b/demo-trois-rives.appspot.com/o/home%2Fhero.png'],
  ['without an address', ''],
])('no image %s can be taken down', async (_, address) => {
  expect(await takeDown(address)).toMatchObject({
    status: 400,
    json: { error: 'invalid-body', fields: ['imageURL'] },
  });
});

describe('a banner', () => {
  const banners = getFixture('banners');
  const [shown, planned] = [
    new RowTestBed(banners, 'gone-shown'),
    new RowTestBed(banners, 'gone-planned'),
  ];
  afterEach(() => removeObjects('banners/banner_gone-'));

  it('is hidden when its image is taken down, and when a direct change restores the image', async () => {
    const imageURL = await uploadImage('banners', shown.id);
    const showImage = () =>
      shown.reference.update({ imageURL, bannerDisplay: true, displayPlanned: false });
    const hiddenFields = { imageURL: '', bannerDisplay: false, displayPlanned: false };
    await showImage();
    await planned.reference.update({ imageURL, bannerDisplay: false, displayPlanned: true });
    await takeDown(imageURL);
    expect(await shown.findStored()).toMatchObject(hiddenFields);
    expect(await planned.findStored()).toMatchObject(hiddenFields);
    await showImage();
    await retryCheck(async () => expect(await shown.findStored()).toMatchObject(hiddenFields));
  });

  it('loses its image also as the hero', async () => {
    const imageURL = await uploadImage('banners', shown.id);
    const [variant] = listImageVariants(imageURL);
    const [hero] = listHeroVariants(projectId, demoBucket);
    const imageBytes = await downloadObject(variant?.fallback ?? '');
    const loadHero = async () => (await loadImage(hero?.fallback ?? '')).bytes;
    await shown.reference.update({ num: 0, bannerDisplay: true, imageURL });
    await retryCheck(async () => expect(await loadHero()).toEqual(imageBytes));
    await takeDown(imageURL);
    await retryCheck(async () => expect(await loadHero()).not.toEqual(imageBytes));
  });
});

import { limits } from '@club/domain/limits';
import { type UploadedImage, uploadedImageSchema } from '@club/domain/uploaded-image';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';
import { getFixture, removeRow, storeRow } from './collection-fixtures.ts';
import { makeHostileFiles } from './hostile-files.ts';
import { makePhoto } from './make-photo.ts';
import { callAsStaff } from './identities.ts';
import {
  downloadObject,
  listObjects,
  loadImage,
  makeUploadForm,
  removeObjects,
} from './upload-form.ts';

const rows = [
  [getFixture('banners'), 'poster'],
  [getFixture('banners'), 'both'],
  [getFixture('carousels'), 'photo'],
  [getFixture('carousels'), 'both'],
] as const;
let objectsAtStart: string[];

beforeAll(async () => {
  for (const [fixture, id] of rows) await storeRow(fixture, id);
  objectsAtStart = await listObjects();
});
afterAll(async () => {
  for (const [fixture, id] of rows) {
    await removeRow(fixture, id);
    await removeObjects(`${fixture.collection}/${fixture.collection.slice(0, -1)}_${id}_`);
  }
});

const sendForm = (body: BodyInit, headers: Record<string, string> = {}) =>
  callAsStaff('/api/upload', { method: 'POST', body, headers });
const saveImage = (imageURL: string) =>
  callAsStaff('/api/carousels/update/photo', { method: 'PUT', json: { num: 999, imageURL } });

describe('a photo with its location in the metadata', () => {
  let sentPhoto: Buffer;
  let uploadedImage: UploadedImage;
  beforeAll(async () => {
    sentPhoto = await makePhoto();
    const { status, json } = await sendForm(
      makeUploadForm({ id: 'photo', image: sentPhoto, name: 'a b.JPEG' }),
    );
    expect(status).toBe(200);
    uploadedImage = v.parse(uploadedImageSchema, json);
    // Visitors can read an image once a row with it is saved.
    expect((await saveImage(uploadedImage.imageURL)).status).toBe(200);
  });

  it('has metadata and a rotation before the upload', async () => {
    const { exif, orientation } = await sharp(sentPhoto).metadata();
    expect(exif?.includes('Phone')).toBe(true);
    expect(orientation).toBe(6);
  });

  it('is published as all variants, upright, and without metadata', async () => {
    expect(uploadedImage.sizes.map(({ width, height, type }) => [width, height, type])).toEqual(
      [480, 600, 600].flatMap((width) => [
        [width, width * 2, 'image/avif'],
        [width, width * 2, 'image/jpeg'],
      ]),
    );
    for (const { imageURL, width, height, type } of uploadedImage.sizes) {
      const { response, bytes } = await loadImage(imageURL);
      const metadata = await sharp(bytes).metadata();
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600, immutable');
      expect([metadata.width, metadata.height]).toEqual([width, height]);
      const { exif, xmp, iptc, icc, orientation } = metadata;
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
      // The first pixel is red only if the image is upright.
      const [red = 0, , blue = 0] = await sharp(bytes).raw().toBuffer();
      expect(red).toBeGreaterThan(200);
      expect(blue).toBeLessThan(60);
    }
  });

  it('has a name from the server', () => {
    const { imageURL } = uploadedImage;
    const object = /carousels%2Fcarousel_photo_\d{14}\.jpg/u.exec(imageURL)?.[0] ?? '';
    expect(imageURL).toBe(makeDemoImageAddress(decodeURIComponent(object)));
    expect(uploadedImage.sizes.map((size) => size.imageURL)).toContain(imageURL);
  });
});

describe('the image of a banner', () => {
  const makeBannerImage = (width: number) =>
    sharp({ create: { width, height: 300, channels: 4, background: '#0a78' } });

  it('is published as PNG, no wider than the widest variant, and still transparent', async () => {
    const image = await makeBannerImage(2400).png().toBuffer();
    const { status, json } = await sendForm(makeUploadForm({ id: 'poster', image }));
    expect(status).toBe(200);
    const { imageURL, sizes } = v.parse(uploadedImageSchema, json);
    expect(sizes.map(({ width }) => width)).toEqual([480, 480, 960, 960, 1920, 1920]);
    const metadata = await sharp(await downloadObject(imageURL)).metadata();
    expect([metadata.format, metadata.width, metadata.hasAlpha]).toEqual(['png', 1920, true]);
  });

  it('is refused as JPEG, whatever its file name is', async () => {
    const image = await makeBannerImage(100).flatten().jpeg().toBuffer();
    const form = makeUploadForm({ id: 'poster', image, name: 'a.png', type: 'image/png' });
    const { status, json } = await sendForm(form);
    expect([status, json]).toEqual([415, { error: 'unsupported-image-type' }]);
  });

  it('gets another name when it is uploaded again within a second', async () => {
    const image = await makeBannerImage(20).png().toBuffer();
    const responses = [
      await sendForm(makeUploadForm({ id: 'poster', image })),
      await sendForm(makeUploadForm({ id: 'poster', image })),
    ];
    const [firstAddress, secondAddress] = responses.map(
      ({ json }) => v.parse(uploadedImageSchema, json).imageURL,
    );
    expect(firstAddress).not.toBe(secondAddress);
  });
});

it('an upload for an id that both collections have must name the collection', async () => {
  const image = await makePhoto();
  const { status, json } = await sendForm(makeUploadForm({ id: 'both', image }));
  expect([status, json]).toEqual([400, { error: 'invalid-body', fields: ['collection'] }]);
  const namedResponse = await sendForm(
    makeUploadForm({ id: 'both', collection: 'carousels', image }),
  );
  expect(namedResponse.status).toBe(200);
});

describe('nothing is stored', () => {
  let objectsBefore: string[];
  beforeAll(async () => {
    objectsBefore = await listObjects();
    expect(objectsBefore.length).toBeGreaterThan(objectsAtStart.length);
  });
  const expectNothingStored = async () => expect(await listObjects()).toEqual(objectsBefore);

  it('of at least forty hostile files, each refused with its code', async () => {
    const files = await makeHostileFiles();
    expect(files.length).toBeGreaterThanOrEqual(40);
    const faults: string[] = [];
    for (const { title, bytes, expectedError } of files) {
      const form = makeUploadForm({ id: 'photo', image: bytes, type: 'image/jpeg' });
      const { status, text, json } = await sendForm(form);
      const isExpected = status < 500 && text === JSON.stringify({ error: expectedError });
      if (!isExpected) faults.push(`${title}: ${status} ${JSON.stringify(json ?? text)}`);
    }
    expect(faults).toEqual([]);
    await expectNothingStored();
  });

  it('of an invalid form', async () => {
    const image = await makePhoto();
    const twoImages = makeUploadForm({ id: 'photo', image });
    twoImages.append('image', new Blob([new Uint8Array(image)]), 'b.jpg');
    const twoIds = makeUploadForm({ id: 'photo', image });
    twoIds.append('id', 'poster');
    const otherName = makeUploadForm({ id: 'photo' });
    otherName.set('file', new Blob([new Uint8Array(image)]), 'a.jpg');
    const textForm = makeUploadForm({ id: 'photo' });
    textForm.set('image', 'a.jpg');
    const forms: [form: FormData, fields: string[]][] = [
      [makeUploadForm({ image }), ['id']],
      [makeUploadForm({ id: 'photo' }), ['image']],
      [makeUploadForm({ id: 'photo', image: Buffer.alloc(0) }), ['image']],
      [makeUploadForm({ id: '../photo', image }), ['id']],
      [makeUploadForm({ id: 'x'.repeat(300), image }), ['id']],
      [makeUploadForm({ id: 'photo', collection: 'notes', image }), ['collection']],
      [twoImages, ['(body)']],
      [twoIds, ['id']],
      [otherName, ['image', 'file']],
      [textForm, ['image']],
    ];
    for (const [form, fields] of forms) {
      const { status, json } = await sendForm(form);
      expect([status, json]).toEqual([400, { error: 'invalid-body', fields }]);
    }
    const unknownRowResponse = await sendForm(makeUploadForm({ id: 'nobody', image }));
    expect([unknownRowResponse.status, unknownRowResponse.json]).toEqual([
      404,
      { error: 'not-found' },
    ]);
    await expectNothingStored();
  });

  it('of a body that is not a complete form', async () => {
    const image = await makePhoto();
    const type = 'multipart/form-data; boundary=x';
    const part = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
    const bodies: [type: string, body: BodyInit, status: number][] = [
      ['application/json', '{"id":"photo"}', 415],
      ['application/x-www-form-urlencoded', 'id=photo', 415],
      ['image/jpeg', new Blob([new Uint8Array(image)]), 415],
      ['multipart/form-data', 'x', 400],
      [type, '', 400],
      [type, part, 400],
      [type, `${part}\r\n--x--\r\n`, 400],
    ];
    for (const [contentType, body, status] of bodies) {
      const response = await sendForm(body, { 'Content-Type': contentType });
      expect([contentType, response.status]).toEqual([contentType, status]);
    }
    await expectNothingStored();
  });

  it('of a hundred megabytes, and the next upload succeeds', async () => {
    const tooLargeResponse = await sendForm(new Uint8Array(100 * 1024 * 1024), {
      'Content-Type': 'multipart/form-data; boundary=x',
    });
    expect(tooLargeResponse.status).toBe(413);
    await expectNothingStored();
    const image = await sharp(await makePhoto())
      .resize(40)
      .toBuffer();
    expect(image.byteLength).toBeLessThan(limits.uploadBytes);
    expect((await sendForm(makeUploadForm({ id: 'photo', image }))).status).toBe(200);
  });
});

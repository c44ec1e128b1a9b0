import { limits } from '@club/domain/limits';
import { type UploadedImage, uploadedImageSchema } from '@club/domain/uploaded-image';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedImageAddress } from '../../emulators/demo/image-address.ts';
import { content, pathOf, removeRow, storeRow } from './content.ts';
import { makeHostileFiles } from './hostile-files.ts';
import { call } from './http.ts';
import { staffToken } from './identities.ts';
import { listObjects, removeObjects, uploadForm } from './upload-form.ts';

const tables = content.filter(({ collection }) => ['banners', 'carousels'].includes(collection));
const ids = { banners: 'poster', carousels: 'photo' } as const;
let token: string;
let atFirst: string[];

beforeAll(async () => {
  token = await staffToken();
  for (const table of tables) {
    await storeRow(table, ids[table.collection as keyof typeof ids]);
    await storeRow(table, 'both');
  }
  atFirst = await listObjects();
});
afterAll(async () => {
  for (const table of tables) {
    await removeRow(table, ids[table.collection as keyof typeof ids]);
    await removeRow(table, 'both');
  }
  for (const start of [
    'banners/banner_poster_',
    'carousels/carousel_photo_',
    'carousels/carousel_both_',
  ]) {
    await removeObjects(start);
  }
});

const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  call('/api/upload', { method: 'POST', token, body, headers });

/** What a browser gets at an address. */
async function load(address: string) {
  const response = await fetch(address);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes, metadata: await sharp(bytes).metadata() };
}

/** Wider than high, red on the left and blue on the right, lying on its side: a phone held upright. */
const photo = () =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background: '#00f' } })
    .composite([
      {
        input: { create: { width: 600, height: 600, channels: 3, background: '#f00' } },
        gravity: 'west',
      },
    ])
    .withExif({
      IFD0: { Make: 'Phone', Copyright: 'A parent' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1', GPSLongitude: '73/1 40/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe('a photo with the place it was taken at', () => {
  let sent: Buffer;
  let uploaded: UploadedImage;
  beforeAll(async () => {
    sent = await photo();
    const { status, json } = await send(uploadForm({ id: 'photo', image: sent, name: 'a b.JPEG' }));
    expect(status).toBe(200);
    uploaded = v.parse(uploadedImageSchema, json);
  });

  it('goes up with its place and lying on its side', async () => {
    const { exif, orientation } = await sharp(sent).metadata();
    expect(exif?.includes('Phone')).toBe(true);
    expect(orientation).toBe(6);
  });

  it('comes down in every size, upright, and without a word on where it was taken', async () => {
    expect(uploaded.sizes.map(({ width, height, type }) => [width, height, type])).toEqual(
      [480, 600, 600].flatMap((width) => [
        [width, width * 2, 'image/avif'],
        [width, width * 2, 'image/jpeg'],
      ]),
    );
    for (const { imageURL, width, height, type } of uploaded.sizes) {
      const { response, bytes, metadata } = await load(imageURL);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600, immutable');
      expect([metadata.width, metadata.height]).toEqual([width, height]);
      const { exif, xmp, iptc, icc, orientation } = metadata;
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
      const [red = 0, , blue = 0] = await sharp(bytes).raw().toBuffer();
      expect(red).toBeGreaterThan(200);
      expect(blue).toBeLessThan(60);
    }
  });

  it('has a name of the server’s making, which a save of its row takes', async () => {
    const { imageURL } = uploaded;
    const object = /carousels%2Fcarousel_photo_\d{14}\.jpg/u.exec(imageURL)?.[0] ?? '';
    expect(imageURL).toBe(storedImageAddress(decodeURIComponent(object)));
    expect(uploaded.sizes.map((size) => size.imageURL)).toContain(imageURL);
    const table = content.find(({ collection }) => collection === 'carousels');
    if (!table) throw new Error('There is no carousel.');
    const json = { num: 999, imageURL };
    const answer = await call(pathOf(table.update, 'photo'), { method: 'PUT', token, json });
    expect(answer.status).toBe(200);
  });
});

describe('a banner', () => {
  const draw = (width: number) =>
    sharp({ create: { width, height: 300, channels: 4, background: '#0a78' } });

  it('goes up as PNG and comes down no wider than the widest size, still see-through', async () => {
    const image = await draw(2400).png().toBuffer();
    const { status, json } = await send(uploadForm({ id: 'poster', image }));
    expect(status).toBe(200);
    const { imageURL, sizes } = v.parse(uploadedImageSchema, json);
    expect(sizes.map(({ width }) => width)).toEqual([480, 480, 960, 960, 1920, 1920]);
    const { metadata } = await load(imageURL);
    expect([metadata.format, metadata.width, metadata.hasAlpha]).toEqual(['png', 1920, true]);
  });

  it('is refused as JPEG, whatever the file is called', async () => {
    const image = await draw(100).flatten().jpeg().toBuffer();
    const form = uploadForm({ id: 'poster', image, name: 'a.png', type: 'image/png' });
    const { status, json } = await send(form);
    expect([status, json]).toEqual([415, { error: 'unsupported-image-type' }]);
  });

  it('gets a name of its own even twice within a second', async () => {
    const image = await draw(20).png().toBuffer();
    const answers = [
      await send(uploadForm({ id: 'poster', image })),
      await send(uploadForm({ id: 'poster', image })),
    ];
    const [one, other] = answers.map(({ json }) => v.parse(uploadedImageSchema, json).imageURL);
    expect(one).not.toBe(other);
  });
});

it('an id that both collections know is asked which one is meant', async () => {
  const image = await photo();
  const { status, json } = await send(uploadForm({ id: 'both', image }));
  expect([status, json]).toEqual([400, { error: 'invalid-body', fields: ['collection'] }]);
  const said = await send(uploadForm({ id: 'both', collection: 'carousels', image }));
  expect(said.status).toBe(200);
});

describe('nothing is stored', () => {
  let before: string[];
  beforeAll(async () => {
    before = await listObjects();
    expect(before.length).toBeGreaterThan(atFirst.length);
  });
  const expectNothingStored = async () => expect(await listObjects()).toEqual(before);

  it('of forty hostile files and more, each refused with its reason', async () => {
    const files = await makeHostileFiles();
    expect(files.length).toBeGreaterThanOrEqual(40);
    const faults: string[] = [];
    for (const { what, bytes, verdict } of files) {
      const form = uploadForm({ id: 'photo', image: bytes, type: 'image/jpeg' });
      const { status, text, json } = await send(form);
      const isRight = status < 500 && text === JSON.stringify({ error: verdict });
      if (!isRight) faults.push(`${what}: ${status} ${JSON.stringify(json ?? text)}`);
    }
    expect(faults).toEqual([]);
    await expectNothingStored();
  });

  it('of a form that is not as it should be', async () => {
    const image = await photo();
    const twoImages = uploadForm({ id: 'photo', image });
    twoImages.append('image', new Blob([new Uint8Array(image)]), 'b.jpg');
    const twoIds = uploadForm({ id: 'photo', image });
    twoIds.append('id', 'poster');
    const otherName = uploadForm({ id: 'photo' });
    otherName.set('file', new Blob([new Uint8Array(image)]), 'a.jpg');
    const asText = uploadForm({ id: 'photo' });
    asText.set('image', 'a.jpg');
    const forms: [form: FormData, fields: string[]][] = [
      [uploadForm({ image }), ['id']],
      [uploadForm({ id: 'photo' }), ['image']],
      [uploadForm({ id: 'photo', image: Buffer.alloc(0) }), ['image']],
      [uploadForm({ id: '../photo', image }), ['id']],
      [uploadForm({ id: 'x'.repeat(300), image }), ['id']],
      [uploadForm({ id: 'photo', collection: 'notes', image }), ['collection']],
      [twoImages, ['(body)']],
      [twoIds, ['id']],
      [otherName, ['image', 'file']],
      [asText, ['image']],
    ];
    for (const [form, fields] of forms) {
      const { status, json } = await send(form);
      expect([status, json]).toEqual([400, { error: 'invalid-body', fields }]);
    }
    const unknown = await send(uploadForm({ id: 'nobody', image }));
    expect([unknown.status, unknown.json]).toEqual([404, { error: 'not-found' }]);
    await expectNothingStored();
  });

  it('of a body that is no form, or only the beginning of one', async () => {
    const image = await photo();
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
      const answer = await send(body, { 'Content-Type': contentType });
      expect([contentType, answer.status]).toEqual([contentType, status]);
    }
    await expectNothingStored();
  });

  it('of a hundred megabytes, and the next upload is taken', async () => {
    const flood = await send(new Uint8Array(100 * 1024 * 1024), {
      'Content-Type': 'multipart/form-data; boundary=x',
    });
    expect(flood.status).toBe(413);
    await expectNothingStored();
    const image = await sharp(await photo())
      .resize(40)
      .toBuffer();
    expect(image.byteLength).toBeLessThan(limits.uploadBytes);
    expect((await send(uploadForm({ id: 'photo', image }))).status).toBe(200);
  });
});

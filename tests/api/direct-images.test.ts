import { imageSizes } from '@club/domain/image-sizes';
import type { ImageFolder } from '@club/domain/own-image';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoBucket, storedImageAddress } from '../../emulators/demo/image-address.ts';
import { adminApp } from './admin.ts';
import { content, removeRow, storeRow, uniqueId } from './content.ts';
import { writeDirectly } from './direct-write.ts';
import { staffToken } from './identities.ts';

let id = '';
let token: string;
beforeAll(async () => {
  token = await staffToken();
});

const storage = `http://127.0.0.1:9199/v0/b/${demoBucket}/o`;

/** Stores a file as a browser of staff may, under the rules. Gives the status. */
async function store(path: string, contentType: string, bytes: Buffer): Promise<number> {
  const part = (type: string) => `--part\r\nContent-Type: ${type}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${part('application/json')}${JSON.stringify({ contentType })}\r\n`),
    Buffer.from(part(contentType)),
    bytes,
    Buffer.from('\r\n--part--'),
  ]);
  const answer = await fetch(`${storage}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'multipart/related; boundary=part',
      'X-Goog-Upload-Protocol': 'multipart',
      Authorization: `Firebase ${token}`,
    },
    body: new Uint8Array(body),
  });
  return answer.status;
}

const get = async (address: string) => {
  const answer = await fetch(address, { cache: 'no-store' });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** The functions run some time after the row was written. */
const eventually = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 90_000, interval: 300 });

const photo = (kind: 'png' | 'jpeg') =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#0a7' } })
    .toFormat(kind)
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '45/1 30/1 0/1' } })
    .toBuffer();

const kinds = [
  ['banners', 'png', 'image/png'],
  ['carousels', 'jpg', 'image/jpeg'],
] as const satisfies readonly (readonly [ImageFolder, string, string])[];

describe.each(kinds)('a picture that staff store in %s past the API', (folder, ending, type) => {
  const table = content.find(({ collection }) => collection === folder);
  if (!table) throw new Error(`There are no ${folder}.`);
  let path: string;
  let address: string;
  beforeEach(async () => {
    id = uniqueId('stored');
    path = `${folder}/${folder.slice(0, -1)}_${id}_20261005143000.${ending}`;
    address = storedImageAddress(path);
    await storeRow(table, id);
  });
  afterEach(async () => {
    await removeRow(table, id);
    const prefix = path.replace(`.${ending}`, '');
    await getStorage(adminApp()).bucket(demoBucket).deleteFiles({ prefix });
  });
  const show = () =>
    writeDirectly({ token, path: `${folder}/${id}`, fields: { imageURL: address } });

  it('is shown to nobody before it is redrawn, and then without its metadata, in every size', async () => {
    const bytes = await photo(ending === 'png' ? 'png' : 'jpeg');
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    expect(await store(path, type, bytes)).toBe(200);
    expect((await get(address)).status).toBe(403);

    expect(await show()).toBe(200);
    await eventually(async () => {
      expect((await get(address)).status).toBe(200);
    });
    const drawn = await sharp((await get(address)).bytes).metadata();
    expect([drawn.width, drawn.height]).toEqual([600, 400]);
    expect([drawn.exif, drawn.xmp, drawn.iptc]).toEqual([undefined, undefined, undefined]);
    for (const { avif, own } of imageSizes(address)) {
      expect((await get(avif)).status).toBe(200);
      expect((await get(own)).status).toBe(200);
    }
  });

  it('is removed where it is no picture', async () => {
    expect(await store(path, type, Buffer.from('<script>alert(1)</script>'))).toBe(200);
    expect(await show()).toBe(200);
    const file = getStorage(adminApp()).bucket(demoBucket).file(path);
    await eventually(async () => {
      expect((await file.exists())[0]).toBe(false);
    });
  });
});

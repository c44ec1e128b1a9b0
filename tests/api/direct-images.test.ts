import { listImageVariants } from '@club/domain/images/image-variants';
import type { ImageFolder } from '@club/domain/images/own-image';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoBucket, makeDemoImageAddress } from '../../emulators/demo/image-address.ts';
import { getBucket } from './bucket.ts';
import { collectionFixtures, removeRow, storeRow, makeUniqueId } from './collection-fixtures.ts';
import { writeDirectly } from './direct-write.ts';
import { getStaffToken } from './identities.ts';

let id = '';
const token = await getStaffToken();

const uploadAddress = `http://127.0.0.1:9199/v0/b/${demoBucket}/o`;

/** Stores a file as the rules allow a staff member's browser. Returns the HTTP status. */
async function storeFile(path: string, contentType: string, bytes: Buffer): Promise<number> {
  const makePartHeader = (type: string) => `--part\r\nContent-Type: ${type}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${makePartHeader('application/json')}${JSON.stringify({ contentType })}\r\n`),
    Buffer.from(makePartHeader(contentType)),
    bytes,
    Buffer.from('\r\n--part--'),
  ]);
  const response = await fetch(`${uploadAddress}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'multipart/related; boundary=part',
      'X-Goog-Upload-Protocol': 'multipart',
      Authorization: `Firebase ${token}`,
    },
    body: new Uint8Array(body),
  });
  return response.status;
}

const getImage = async (address: string) => {
  const response = await fetch(address, { cache: 'no-store' });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

/** Repeats a check until it passes. The functions run some time after the write of the row. */
const retryCheck = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 90_000, interval: 300 });

const makeImageWithExif = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#0a7' } })
    .toFormat(format)
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '45/1 30/1 0/1' } })
    .toBuffer();

const imageCases = [
  ['banners', 'png', 'image/png'],
  ['carousels', 'jpg', 'image/jpeg'],
] as const satisfies readonly (readonly [ImageFolder, string, string])[];

describe.each(imageCases)('a file that staff store in %s directly', (folder, extension, type) => {
  const fixture = collectionFixtures.find(({ collection }) => collection === folder);
  if (!fixture) throw new Error(`There is no fixture for ${folder}.`);
  let path: string;
  let address: string;
  beforeEach(async () => {
    id = makeUniqueId('stored');
    path = `${folder}/${folder.slice(0, -1)}_${id}_20261005143000.${extension}`;
    address = makeDemoImageAddress(path);
    await storeRow(fixture, id);
  });
  afterEach(async () => {
    await removeRow(fixture, id);
    const prefix = path.replace(`.${extension}`, '');
    await getBucket().deleteFiles({ prefix });
  });
  const addToRow = () => {
    const shownFields = folder === 'banners' ? { bannerDisplay: true } : {};
    const fields = { ...shownFields, imageURL: address };
    return writeDirectly({ token, path: `${folder}/${id}`, fields });
  };

  it('is hidden until it is re-encoded, and is then public without metadata, with all its variants', async () => {
    const bytes = await makeImageWithExif(extension === 'png' ? 'png' : 'jpeg');
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    expect(await storeFile(path, type, bytes)).toBe(200);
    expect((await getImage(address)).status).toBe(403);

    expect(await addToRow()).toBe(200);
    await retryCheck(async () => {
      expect((await getImage(address)).status).toBe(200);
    });
    const metadata = await sharp((await getImage(address)).bytes).metadata();
    expect([metadata.width, metadata.height]).toEqual([600, 400]);
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
    for (const { avif, fallback } of listImageVariants(address)) {
      expect((await getImage(avif)).status).toBe(200);
      expect((await getImage(fallback)).status).toBe(200);
    }
  });

  it('stays unreadable when it is not an image, and is marked for its deletion a day later', async () => {
    expect(await storeFile(path, type, Buffer.from('<script>alert(1)</script>'))).toBe(200);
    expect(await addToRow()).toBe(200);
    const file = getBucket().file(path);
    await retryCheck(async () => {
      const [{ metadata }] = await file.getMetadata();
      expect(Date.parse(String(metadata?.['refusedAt']))).toBeLessThanOrEqual(Date.now());
    });
    expect((await getImage(address)).status).toBe(403);
  });
});

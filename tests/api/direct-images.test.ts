import { listImageVariants } from '@club/domain/images/image-variants';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoBucket, makeDemoImageAddress } from '../../emulators/demo/image-address.ts';
import { getFixture, retryCheck, RowTestBed } from './collection-fixtures.ts';
import { writeDirectly } from './direct-write.ts';
import { getStaffToken } from './identities.ts';
import { getBucket, loadImage, removeObjects } from './upload-form.ts';

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
      Authorization: `Firebase ${await getStaffToken()}`,
    },
    body: new Uint8Array(body),
  });
  return response.status;
}

const makeImageWithExif = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#0a7' } })
    .toFormat(format)
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '45/1 30/1 0/1' } })
    .toBuffer();

describe.each([
  ['banners', 'png'],
  ['carousels', 'jpg'],
] as const)('a file that staff store in %s directly', (folder, extension) => {
  const row = new RowTestBed(getFixture(folder), 'stored');
  const format = extension === 'png' ? 'png' : 'jpeg';
  const type = `image/${format}`;
  let path: string;
  let address: string;
  beforeEach(() => {
    path = `${folder}/${folder.slice(0, -1)}_${row.id}_20261005143000.${extension}`;
    address = makeDemoImageAddress(path);
  });
  afterEach(() => removeObjects(path.replace(`.${extension}`, '')));
  const addToRow = () => {
    const shownFields = folder === 'banners' ? { bannerDisplay: true } : {};
    return writeDirectly({
      path: row.reference.path,
      fields: { ...shownFields, imageURL: address },
    });
  };
  const readStatus = async (file = address) => (await loadImage(file)).response.status;

  it('is hidden until it is re-encoded, and is then public without metadata, with all its variants', async () => {
    expect(await storeFile(path, type, await makeImageWithExif(format))).toBe(200);
    expect(await readStatus()).toBe(403);
    expect(await addToRow()).toBe(200);
    await retryCheck(async () => expect(await readStatus()).toBe(200));
    const { width, height, exif, xmp, iptc } = await sharp(
      (await loadImage(address)).bytes,
    ).metadata();
    expect([width, height, exif, xmp, iptc]).toEqual([600, 400, undefined, undefined, undefined]);
    for (const { avif, fallback } of listImageVariants(address))
      expect([await readStatus(avif), await readStatus(fallback)]).toEqual([200, 200]);
  });

  it('stays unreadable when it is not an image, and is marked for its deletion a day later', async () => {
    expect(await storeFile(path, type, Buffer.from('<script>alert(1)</script>'))).toBe(200);
    expect(await addToRow()).toBe(200);
    await retryCheck(async () => {
      const [{ metadata }] = await getBucket().file(path).getMetadata();
      expect(Date.parse(String(metadata?.['refusedAt']))).toBeLessThanOrEqual(Date.now());
    });
    expect(await readStatus()).toBe(403);
  });
});

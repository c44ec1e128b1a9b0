import { getBytes, ref, uploadBytes } from 'firebase/storage';
import { describe, it } from 'vitest';
import { staffMember, identities } from './identities.ts';
import { someBytes, StorageTestBed } from './storage-test-bed.ts';
import { expectVerdict } from './verdicts.ts';

const pngType = 'image/png';
const paths = ['banners/banner_raw.png', 'carousels/carousel_raw.png'];
const testBed = new StorageTestBed(Object.fromEntries(paths.map((path) => [path, pngType])), {
  isProcessed: false,
});

describe.each(paths)('%s, which is not re-encoded', (path) => {
  it.each(identities)('refuses $name reading it', (identity) =>
    expectVerdict('refuses', getBytes(ref(testBed.as(identity), path))),
  );
});

const uploadFile = (path: string, customMetadata: Record<string, string>) =>
  uploadBytes(ref(testBed.as(staffMember), path), someBytes, {
    contentType: pngType,
    customMetadata,
  });

describe.each(['banners/banner_own', 'carousels/carousel_own'])('%s', (pathStart) => {
  it.each([['yes'], ['no'], ['']])(
    'refuses staff uploading a file with processed: %j in its metadata',
    (value) => expectVerdict('refuses', uploadFile(`${pathStart}_1.png`, { processed: value })),
  );

  it('allows staff uploading a file with other metadata', () =>
    expectVerdict('allows', uploadFile(`${pathStart}_2.png`, { place: 'Laval' })));
});

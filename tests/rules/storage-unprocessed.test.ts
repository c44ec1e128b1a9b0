import { getBytes, ref, uploadBytes } from 'firebase/storage';
import { describe, it } from 'vitest';
import { staffMember, identities } from './identities.ts';
import { someBytes, StorageTestBed } from './storage-test-bed.ts';
import { expectVerdict } from './verdicts.ts';

const pngType = 'image/png';
const paths = ['banners/banner_raw.png', 'carousels/carousel_raw.png'];
const testBed = new StorageTestBed(Object.fromEntries(paths.map((path) => [path, pngType])), false);

describe.each(paths)('%s, which nobody has redrawn', (path) => {
  it.each(identities)('refuses $name showing it', (identity) =>
    expectVerdict('refuses', getBytes(ref(testBed.as(identity), path))),
  );
});

const uploadFile = (path: string, customMetadata: Record<string, string>) =>
  uploadBytes(ref(testBed.as(staffMember), path), someBytes, {
    contentType: pngType,
    customMetadata,
  });

describe.each(['banners/banner_own', 'carousels/carousel_own'])('%s', (start) => {
  it.each([['yes'], ['no'], ['']])('refuses staff saying that it is processed: %j', (processed) =>
    expectVerdict('refuses', uploadFile(`${start}_1.png`, { processed })),
  );

  it('allows staff saying something else of it', () =>
    expectVerdict('allows', uploadFile(`${start}_2.png`, { place: 'Laval' })));
});

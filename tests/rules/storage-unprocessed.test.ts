import { getBytes, ref, uploadBytes } from 'firebase/storage';
import { it } from 'vitest';
import { callers, staffMember } from './identities.ts';
import { someBytes, StorageTestBed } from './storage-test-bed.ts';
import { expectVerdicts } from './verdicts.ts';

const pngType = 'image/png';
const paths = ['banners/banner_raw.png', 'carousels/carousel_raw.png'];
const testBed = new StorageTestBed(Object.fromEntries(paths.map((path) => [path, pngType])), {
  isProcessed: false,
});

it.each(callers)('the rules refuse getting an image that is not re-encoded: %s', (_name, caller) =>
  expectVerdicts(
    'refuses',
    paths.map((path) => [path] as const),
    ([path]) => getBytes(ref(testBed.as(caller), path)),
  ),
);

const uploadFile = (path: string, customMetadata: Record<string, string>) =>
  uploadBytes(ref(testBed.as(staffMember), path), someBytes, {
    contentType: pngType,
    customMetadata,
  });

it.each(['banners/banner_own', 'carousels/carousel_own'])(
  'the rules let staff set any metadata of %s but processed',
  async (pathStart) => {
    await expectVerdicts('refuses', [['yes'], ['no'], ['']], ([mark]) =>
      uploadFile(`${pathStart}_1.png`, { processed: mark }),
    );
    await expectVerdicts('allows', [['place']], () =>
      uploadFile(`${pathStart}_2.png`, { place: 'Laval' }),
    );
  },
);

import { getBytes, ref, uploadBytes } from 'firebase/storage';
import { it } from 'vitest';
import { processedMetadata } from '../../domain/images/own-image.ts';
import { callers, staffMember } from './identities.ts';
import { someBytes, StorageTestBed } from './storage-test-bed.ts';
import { expectVerdicts } from './verdicts.ts';

const pngType = 'image/png';
const metadataByPath = new Map<string, Record<string, string> | undefined>(
  ['banners/banner', 'carousels/carousel'].flatMap((pathStart) => [
    [`${pathStart}_raw.png`, undefined],
    [`${pathStart}_private.png`, processedMetadata.private],
    [`${pathStart}_private_20261005143000_480.png`, processedMetadata.private],
    [`${pathStart}_unknown.png`, { processed: 'no' }],
  ]),
);
const paths = [...metadataByPath.keys()];
const testBed = new StorageTestBed(
  Object.fromEntries(paths.map((path) => [path, pngType])),
  (path) => metadataByPath.get(path),
);

it.each(callers)(
  'the rules refuse getting an image that is not re-encoded, or that the site does not show: %s',
  (_name, caller) =>
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

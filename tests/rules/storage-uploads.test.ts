import { deleteObject, ref, updateMetadata, uploadBytes, uploadString } from 'firebase/storage';
import { describe, it } from 'vitest';
import { limits } from '../../domain/limits.ts';
import { callers, type Identity, nonStaffCallers, staffMember } from './identities.ts';
import { someBytes, StorageTestBed } from './storage-test-bed.ts';
import { expectVerdict, expectVerdicts } from './verdicts.ts';

interface Upload {
  readonly title: string;
  readonly path: string;
  /** `image/png` by default. */
  readonly contentType?: string;
  /** `someBytes` by default. */
  readonly bytes?: Uint8Array;
}

const pngType = 'image/png';
const jpegType = 'image/jpeg';
const storedFiles = {
  'banners/banner_1.png': pngType,
  'carousels/carousel_1.jpg': jpegType,
  'home/hero_480.avif': 'image/avif',
  // No rule allows anything for these paths.
  'originals/banner_1.png': pngType,
  'banner_1.png': pngType,
};

/** Files that are valid except for one property. */
const badUploads: readonly Upload[] = [
  { title: 'a JPEG banner', path: 'banners/banner_2.png', contentType: jpegType },
  { title: 'a banner named .jpg', path: 'banners/banner_2.jpg' },
  { title: 'a banner among the carousel images', path: 'carousels/banner_2.png' },
  { title: 'a carousel image among the banners', path: 'banners/carousel_2.png' },
  { title: 'a portrait, which only the API stores', path: 'coaches/coach_2.png' },
  { title: 'a gym’s picture, which only the API stores', path: 'gyms/gym_2.png' },
  { title: 'the hero', path: 'home/hero_960.avif', contentType: 'image/avif' },
  { title: 'a hero image as PNG', path: 'home/hero.png' },
  { title: 'a file in no folder', path: 'banner_2.png' },
  { title: 'a file in another folder', path: 'originals/banner_2.png' },
  ...['banners/banner', 'carousels/carousel'].flatMap((pathStart): Upload[] => {
    const path = `${pathStart}_2.png`;
    const [folder, prefix] = pathStart.split('/');
    return [
      { title: 'an SVG drawing', path, contentType: 'image/svg+xml' },
      { title: 'a web page', path, contentType: 'text/html' },
      { title: 'a GIF', path, contentType: 'image/gif' },
      { title: 'a file of an unknown type', path, contentType: 'application/octet-stream' },
      { title: 'a type that only begins like a PNG’s', path, contentType: 'image/png+html' },
      { title: 'an empty file', path, bytes: new Uint8Array() },
      { title: 'a file of 5 MiB', path, bytes: new Uint8Array(limits.uploadBytes) },
      { title: 'a file below the folder', path: `${folder}/drafts/${prefix}_2.png` },
      { title: 'a file in the same folder one level down', path: `drafts/${path}` },
      { title: 'a name from a camera', path: `${folder}/IMG_2041.png` },
      { title: 'a name that ends in .svg', path: `${pathStart}_2.svg` },
      { title: 'a name that ends in .html', path: `${pathStart}_2.html` },
      { title: 'a name with two endings', path: `${pathStart}_2.html.png` },
      { title: 'a name with dots', path: `${pathStart}_..png` },
      { title: 'a name with a space', path: `${pathStart}_2 3.png` },
      { title: 'a name with a per cent sign', path: `${pathStart}_2%3.png` },
      { title: 'a name with a letter instead of its dot', path: `${pathStart}_2xpng` },
      { title: 'a name with nothing after its prefix', path: `${pathStart}_.png` },
      { title: 'a prefix in capitals', path: `${folder}/${prefix?.toUpperCase()}_2.png` },
      { title: 'an ending in capitals', path: `${pathStart}_2.PNG` },
      { title: 'a name with text before its prefix', path: `${folder}/my_${prefix}_2.png` },
      { title: 'a name with text after its ending', path: `${pathStart}_2.png.exe` },
    ];
  }),
];

const goodUploads: readonly Upload[] = [
  { title: 'a PNG banner', path: 'banners/banner_b1_20261005143000.png' },
  { title: 'a banner with capitals and a hyphen', path: 'banners/banner_B-1.png' },
  {
    title: 'the largest banner',
    path: 'banners/banner_b1_20261005143001.png',
    bytes: new Uint8Array(limits.uploadBytes - 1),
  },
  { title: 'the smallest banner', path: 'banners/banner_2.png', bytes: new Uint8Array(1) },
  { title: 'a PNG carousel image', path: 'carousels/carousel_c-1_20261005143000.png' },
  { title: 'a JPG carousel image', path: 'carousels/carousel_c1.jpg', contentType: jpegType },
  { title: 'a JPEG carousel image', path: 'carousels/carousel_C1.jpeg', contentType: jpegType },
];

const testBed = new StorageTestBed(storedFiles);

const uploadFile = (
  identity: Identity,
  { path, contentType = pngType, bytes = someBytes }: Omit<Upload, 'title'>,
) => uploadBytes(ref(testBed.as(identity), path), bytes, { contentType });

const toCases = (uploads: readonly Upload[]) =>
  uploads.map((upload) => [`${upload.title} as ${upload.path}`, upload] as const);
const newPaths = [['banners/banner_new.png'], ['carousels/carousel_new.png']] as const;

describe('the rules refuse', () => {
  it.each(nonStaffCallers)('an upload of %s', (_name, caller) =>
    expectVerdicts('refuses', newPaths, ([path]) => uploadFile(caller, { path })),
  );

  it.each(callers)('to overwrite, delete or change a file: %s', async (_name, caller) => {
    const files = Object.entries(storedFiles);
    await expectVerdicts('refuses', files, ([path, contentType]) =>
      uploadFile(caller, { path, contentType }),
    );
    await expectVerdicts('refuses', files, ([path]) => deleteObject(ref(testBed.as(caller), path)));
    await expectVerdicts('refuses', files, ([path]) =>
      updateMetadata(ref(testBed.as(caller), path), { contentType: 'text/html' }),
    );
  });

  it.each(['yes', 'no', ''])('staff who set the metadata processed to "%s"', (processed) =>
    expectVerdicts('refuses', newPaths, ([path]) =>
      uploadBytes(ref(testBed.as(staffMember), path), someBytes, {
        contentType: pngType,
        customMetadata: { processed },
      }),
    ),
  );

  it('an invalid upload of staff', async () => {
    await expectVerdicts('refuses', toCases(badUploads), ([, upload]) =>
      uploadFile(staffMember, upload),
    );
    await expectVerdicts('refuses', [['without a type']], () =>
      uploadString(ref(testBed.as(staffMember), 'carousels/carousel_2.png'), '<svg/>'),
    );
  });
});

testBed.declareUnchangedTest();

it('the rules allow a valid upload of staff', () =>
  expectVerdicts('allows', toCases(goodUploads), ([, upload]) => uploadFile(staffMember, upload)));

it.each(['banners/banner_m.png', 'carousels/carousel_m.png'])(
  'the rules let staff set other metadata of %s',
  (path) =>
    expectVerdict(
      'allows',
      uploadBytes(ref(testBed.as(staffMember), path), someBytes, {
        contentType: pngType,
        customMetadata: { place: 'Laval' },
      }),
    ),
);

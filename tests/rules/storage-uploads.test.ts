import { deleteObject, ref, updateMetadata, uploadBytes, uploadString } from 'firebase/storage';
import { describe, it } from 'vitest';
import { limits } from '../../domain/limits.ts';
import { staffMember, nonStaffIdentities, identities, staffIdentities } from './identities.ts';
import { someBytes, StorageTestBed } from './storage-test-bed.ts';
import { expectVerdict } from './verdicts.ts';

interface Upload {
  readonly what: string;
  readonly path: string;
  readonly contentType?: string;
  readonly bytes?: Uint8Array;
}

const pngType = 'image/png';
const jpegType = 'image/jpeg';
const publishedFiles = {
  'banners/banner_1.png': pngType,
  'carousels/carousel_1.jpg': jpegType,
  'home/hero_480.avif': 'image/avif',
  // No rule allows anything for these paths.
  'originals/banner_1.png': pngType,
  'banner_1.png': pngType,
};

/** Files that are valid except for one property. */
const badUploads: readonly Upload[] = [
  { what: 'a JPEG banner', path: 'banners/banner_2.png', contentType: jpegType },
  { what: 'a banner named .jpg', path: 'banners/banner_2.jpg' },
  { what: 'a banner among the carousel images', path: 'carousels/banner_2.png' },
  { what: 'a carousel image among the banners', path: 'banners/carousel_2.png' },
  { what: 'the hero', path: 'home/hero_960.avif', contentType: 'image/avif' },
  { what: 'a hero in the published kind', path: 'home/hero.png' },
  { what: 'a file in no folder', path: 'banner_2.png' },
  { what: 'a file in a folder of its own', path: 'originals/banner_2.png' },
  ...['banners/banner', 'carousels/carousel'].flatMap((start): Upload[] => {
    const path = `${start}_2.png`;
    const [folder, prefix] = start.split('/');
    return [
      { what: 'an SVG drawing', path, contentType: 'image/svg+xml' },
      { what: 'a web page', path, contentType: 'text/html' },
      { what: 'a GIF', path, contentType: 'image/gif' },
      { what: 'a file of no known type', path, contentType: 'application/octet-stream' },
      { what: 'a type that only begins right', path, contentType: 'image/png+html' },
      { what: 'an empty file', path, bytes: new Uint8Array() },
      { what: 'a file of 5 MiB', path, bytes: new Uint8Array(limits.uploadBytes) },
      { what: 'a file below the folder', path: `${folder}/drafts/${prefix}_2.png` },
      { what: 'a file in such a folder further down', path: `drafts/${path}` },
      { what: 'a name of the visitor’s own', path: `${folder}/IMG_2041.png` },
      { what: 'a name that ends in .svg', path: `${start}_2.svg` },
      { what: 'a name that ends in .html', path: `${start}_2.html` },
      { what: 'a name with two endings', path: `${start}_2.html.png` },
      { what: 'a name with dots', path: `${start}_..png` },
      { what: 'a name with a space', path: `${start}_2 3.png` },
      { what: 'a name with a per cent sign', path: `${start}_2%3.png` },
      { what: 'a name with another letter for its dot', path: `${start}_2xpng` },
      { what: 'a name with nothing after its prefix', path: `${start}_.png` },
      { what: 'a prefix in capitals', path: `${folder}/${prefix?.toUpperCase()}_2.png` },
      { what: 'an ending in capitals', path: `${start}_2.PNG` },
      { what: 'a name with text before its prefix', path: `${folder}/my_${prefix}_2.png` },
      { what: 'a name with text after its ending', path: `${start}_2.png.exe` },
    ];
  }),
];

const goodUploads: readonly Upload[] = [
  { what: 'a PNG banner', path: 'banners/banner_b1_20261005143000.png' },
  { what: 'a banner with capitals and a hyphen', path: 'banners/banner_B-1.png' },
  {
    what: 'the largest banner',
    path: 'banners/banner_b1_20261005143001.png',
    bytes: new Uint8Array(limits.uploadBytes - 1),
  },
  { what: 'the smallest banner', path: 'banners/banner_2.png', bytes: new Uint8Array(1) },
  { what: 'a PNG carousel image', path: 'carousels/carousel_c-1_20261005143000.png' },
  { what: 'a JPG carousel image', path: 'carousels/carousel_c1.jpg', contentType: jpegType },
  { what: 'a JPEG carousel image', path: 'carousels/carousel_C1.jpeg', contentType: jpegType },
];

const testBed = new StorageTestBed(publishedFiles);

const uploadFile = (
  identity: (typeof identities)[number],
  { path, contentType = pngType, bytes = someBytes }: Omit<Upload, 'what'>,
) => uploadBytes(ref(testBed.as(identity), path), bytes, { contentType });

describe.each(['banners/banner_new.png', 'carousels/carousel_new.png'])('%s', (path) => {
  it.each(nonStaffIdentities)(`refuses $name uploading ${path}`, (identity) =>
    expectVerdict('refuses', uploadFile(identity, { path })),
  );
});

describe.each(Object.entries(publishedFiles))('%s', (path, contentType) => {
  it.each(identities)(`refuses $name overwriting ${path}`, (identity) =>
    expectVerdict('refuses', uploadFile(identity, { path, contentType })),
  );

  it.each(identities)(`refuses $name deleting ${path}`, (identity) =>
    expectVerdict('refuses', deleteObject(ref(testBed.as(identity), path))),
  );

  it.each(identities)(`refuses $name changing the metadata of ${path}`, (identity) =>
    expectVerdict(
      'refuses',
      updateMetadata(ref(testBed.as(identity), path), { contentType: 'text/html' }),
    ),
  );
});

it.each(badUploads)('refuses staff uploading $what as $path', (file) =>
  expectVerdict('refuses', uploadFile(staffMember, file)),
);

it('refuses staff uploading a file without a type', () =>
  expectVerdict(
    'refuses',
    uploadString(ref(testBed.as(staffMember), 'carousels/carousel_2.png'), '<svg/>'),
  ));

testBed.expectUntouched();

it.each(goodUploads)('allows staff uploading $what as $path', (file) =>
  expectVerdict('allows', uploadFile(staffMember, file)),
);

describe.each(['banners/banner', 'carousels/carousel'])('%s', (start) => {
  it.each(staffIdentities)(`allows $name uploading ${start} of their own`, (identity) =>
    expectVerdict(
      'allows',
      uploadFile(identity, { path: `${start}_${identity.uid.replaceAll(/[^a-z]/g, '-')}.png` }),
    ),
  );
});

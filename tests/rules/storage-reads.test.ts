import { type FirebaseStorage, getBytes, getMetadata, listAll, ref } from 'firebase/storage';
import { describe, it } from 'vitest';
import { identities } from './identities.ts';
import { listPage, StorageTestBed } from './storage-test-bed.ts';
import { expectVerdict, type Verdict } from './verdicts.ts';

interface ReadCase {
  readonly title: string;
  readonly request: (storage: FirebaseStorage) => Promise<unknown>;
  /** The verdict for everybody, also staff. */
  readonly verdict: Verdict;
}

const publicPaths = [
  'banners/banner_1.png',
  'carousels/carousel_1.jpg',
  'home/hero_480.avif',
] as const;
const hiddenPaths = [
  'photo.png',
  'originals/banner_1.png',
  'banners/drafts/banner_1.png',
  'carousels/drafts/carousel_1.jpg',
  'home/drafts/hero.png',
  'drafts/banners/banner_1.png',
  'drafts/carousels/carousel_1.jpg',
  'drafts/home/hero_480.avif',
] as const;

const folders = [
  '',
  ...['banners', 'carousels', 'home', 'originals'].flatMap((folder) => [
    folder,
    `${folder}/drafts`,
  ]),
] as const;

const readCases: readonly ReadCase[] = [
  ...publicPaths.map((path): ReadCase => ({
    title: `reading ${path}`,
    request: (storage) => getBytes(ref(storage, path)),
    verdict: 'allows',
  })),
  ...hiddenPaths.map((path): ReadCase => ({
    title: `reading the metadata of ${path}`,
    request: (storage) => getMetadata(ref(storage, path)),
    verdict: 'refuses',
  })),
  ...folders.map((folder): ReadCase => ({
    title: `listing ${folder === '' ? 'the entire bucket' : folder}`,
    request: (storage) => listAll(ref(storage, folder)),
    verdict: 'refuses',
  })),
  {
    title: 'listing one page of banners',
    request: (storage) => listPage(storage, 'banners'),
    verdict: 'refuses',
  },
];

const testBed = new StorageTestBed(
  Object.fromEntries([...publicPaths, ...hiddenPaths].map((path) => [path, 'image/png'])),
);

describe.each(readCases)('$title', ({ title, request, verdict }) => {
  it.each(identities)(`${verdict} $name ${title}`, (identity) =>
    expectVerdict(verdict, request(testBed.as(identity))),
  );
});

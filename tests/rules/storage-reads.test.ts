import { getBytes, getMetadata, listAll, ref } from 'firebase/storage';
import { it } from 'vitest';
import { processedMetadata } from '../../domain/images/own-image.ts';
import { callers } from './identities.ts';
import { listPage, StorageTestBed } from './storage-test-bed.ts';
import { expectVerdicts } from './verdicts.ts';

const publicPaths = [
  'banners/banner_1.png',
  'carousels/carousel_1.jpg',
  'coaches/coach_1.jpg',
  'gyms/gym_1.jpg',
  'home/hero_480.avif',
] as const;
const hiddenPaths = [
  'photo.png',
  'originals/banner_1.png',
  'banners/drafts/banner_1.png',
  'carousels/drafts/carousel_1.jpg',
  'coaches/drafts/coach_1.jpg',
  'gyms/drafts/gym_1.jpg',
  'home/drafts/hero.png',
  'drafts/banners/banner_1.png',
  'drafts/carousels/carousel_1.jpg',
  'drafts/home/hero_480.avif',
] as const;

/** Images that are not re-encoded, or that the site does not show, with their metadata. */
const unpublished = new Map<string, Record<string, string> | undefined>(
  ['banners/banner', 'carousels/carousel'].flatMap((pathStart) => [
    [`${pathStart}_raw.png`, undefined],
    [`${pathStart}_private.png`, processedMetadata.private],
    [`${pathStart}_private_20261005143000_480.png`, processedMetadata.private],
    [`${pathStart}_unknown.png`, { processed: 'no' }],
  ]),
);

const folders = [
  '',
  ...['banners', 'carousels', 'coaches', 'gyms', 'home', 'originals'].flatMap((folder) => [
    folder,
    `${folder}/drafts`,
  ]),
] as const;

const testBed = new StorageTestBed(
  Object.fromEntries(
    [...publicPaths, ...hiddenPaths, ...unpublished.keys()].map((path) => [path, 'image/png']),
  ),
  (path) => (unpublished.has(path) ? unpublished.get(path) : processedMetadata.public),
);

const toCases = (paths: readonly string[]) => paths.map((path) => [path] as const);

it.each(callers)('the rules allow getting a published file: %s', (_name, caller) =>
  expectVerdicts('allows', toCases(publicPaths), ([path]) =>
    getBytes(ref(testBed.as(caller), path)),
  ),
);

it.each(callers)('the rules refuse getting any other file: %s', (_name, caller) =>
  expectVerdicts('refuses', toCases(hiddenPaths), ([path]) =>
    getMetadata(ref(testBed.as(caller), path)),
  ),
);

it.each(callers)('the rules refuse getting an unpublished image: %s', (_name, caller) =>
  expectVerdicts('refuses', toCases([...unpublished.keys()]), ([path]) =>
    getBytes(ref(testBed.as(caller), path)),
  ),
);

it.each(callers)('the rules refuse listing any folder: %s', async (_name, caller) => {
  await expectVerdicts('refuses', toCases(folders), ([folder]) =>
    listAll(ref(testBed.as(caller), folder)),
  );
  await expectVerdicts('refuses', [['one page of banners']], () =>
    listPage(testBed.as(caller), 'banners'),
  );
});

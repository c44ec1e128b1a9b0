import { heroFiles } from '@club/domain/images/hero';
import { makeOwnImageAddress, processedMetadata } from '@club/domain/images/own-image';
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { beforeEach, expect, it, vi } from 'vitest';
import { syncHeroImage } from './sync-hero-image.ts';

const project = 'demo-trois-rives';
const bucketName = `${project}.appspot.com`;
const makeAddress = (file: string) => makeOwnImageAddress(project, bucketName, `banners/${file}`);

/** The image address of the first banner for each read in turn. The last one repeats. */
let imageAddresses: string[];
let readCount: number;
/** The banners that are displayed or planned. */
let displayedOrPlannedBanners: readonly object[];
const database = {
  collection: () => ({
    where: () => ({
      limit: () => ({ get: () => Promise.resolve({ docs: displayedOrPlannedBanners }) }),
      orderBy: () => ({
        limit: () => ({
          get: () => {
            const imageURL = imageAddresses[Math.min(readCount, imageAddresses.length - 1)];
            readCount += 1;
            return Promise.resolve({ docs: [{ get: () => imageURL }] });
          },
        }),
      }),
    }),
  }),
} as unknown as Firestore;

interface StoredObject {
  readonly bytes: Buffer;
  readonly metadata: { contentType: string; metadata?: Readonly<Record<string, string>> };
}
let objects: Map<string, StoredObject>;
const bucket = {
  file: (path: string) => ({
    exists: () => Promise.resolve([objects.has(path)]),
    download: () => Promise.resolve([objects.get(path)?.bytes]),
    getMetadata: () => Promise.resolve([objects.get(path)?.metadata]),
    save: (bytes: Buffer, { metadata }: Pick<StoredObject, 'metadata'>) => {
      objects.set(path, { bytes, metadata });
      return Promise.resolve();
    },
  }),
} as unknown as Parameters<typeof syncHeroImage>[1];

const syncHero = () => syncHeroImage(database, bucket, project);
const readHeroFiles = () =>
  heroFiles.map(({ fallback }) => objects.get(fallback)?.bytes.toString('latin1'));

beforeEach(() => {
  readCount = 0;
  displayedOrPlannedBanners = [];
  objects = new Map();
  for (const name of ['a', 'b']) {
    const metadata = { contentType: 'image/png', metadata: processedMetadata.public };
    objects.set(`banners/banner_${name}.png`, { bytes: Buffer.from(name), metadata });
  }
});

it('copies the image of the first banner, and changes nothing at the next run', async () => {
  imageAddresses = [makeAddress('banner_a.png')];
  await syncHero();
  expect(readHeroFiles()).toEqual(['a', 'a', 'a']);
  const objectsAfterCopy = new Map(objects);
  await syncHero();
  // A second copy would be an equal object, but not the same one.
  for (const [path, object] of objectsAfterCopy) expect(objects.get(path)).toBe(object);
});

it('lets browsers cache the image, unless a displayed banner has a future end', async () => {
  imageAddresses = [makeAddress('banner_a.png')];
  const readMetadata = () => heroFiles.map(({ fallback }) => objects.get(fallback)?.metadata);
  await syncHero();
  for (const metadata of readMetadata())
    expect(metadata).toMatchObject({
      cacheControl: 'public, max-age=300, stale-while-revalidate=3300',
    });
  const banner = {
    num: 1,
    imageURL: '',
    bannerDisplay: true,
    eventTitle: '',
    eventTitle_fr: '',
    link: '',
    showUntil: '2099-01-01T00:00:00.000Z',
    updatedAt: '2026-10-05T14:30:00.000Z',
  };
  displayedOrPlannedBanners = [{ id: 'banner-1', exists: true, data: () => banner }];
  await syncHero();
  for (const metadata of readMetadata())
    expect(metadata).toMatchObject({ cacheControl: 'public, no-cache' });
});

it('copies no image that has not been re-encoded', async () => {
  const metadata = { contentType: 'image/png' };
  objects.set('banners/banner_raw.png', { bytes: Buffer.from('as it was taken'), metadata });
  imageAddresses = [makeAddress('banner_raw.png')];
  await syncHero();
  expect(readHeroFiles().join('')).not.toContain('as it was taken');
});

it('copies the newer image after a save during the copy', async () => {
  imageAddresses = [makeAddress('banner_a.png'), makeAddress('banner_b.png')];
  await syncHero();
  expect(readHeroFiles()).toEqual(['b', 'b', 'b']);
});

it.each([
  ['a relative address', '/images/x.png'],
  ['an address of another site', 'https://example.org/v0/b/x/o/banners%2Fbanner_a.png?alt=media'],
  ['a path that cannot be decoded', makeAddress('banner_a.png').replace('banner_a', 'banner_%zz')],
])('stores a transparent hero image for %s, and logs a warning', async (_, imageURL) => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  imageAddresses = [imageURL];
  await syncHero();
  for (const { fallback } of heroFiles) {
    expect(objects.get(fallback)?.bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(objects.get(fallback)?.metadata.metadata?.['source']).toBe(imageURL);
  }
  expect(warn).toHaveBeenCalled();
});

it('reads the banners at most three times, even if they change with every read', async () => {
  imageAddresses = Array.from({ length: 20 }, (_, n) => makeAddress(`banner_${n}.png`));
  await syncHero();
  expect(readCount).toBe(3);
});

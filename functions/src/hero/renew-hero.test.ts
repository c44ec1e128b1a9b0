import { heroFiles } from '@club/domain/hero';
import { imageAddressOf, processed } from '@club/domain/own-image';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { renewHero } from './renew-hero.ts';

const log = vi.hoisted(() => ({ warn: vi.fn() }));
vi.mock('firebase-functions', () => ({ logger: log }));

const project = 'demo-trois-rives';
const bucketName = `${project}.appspot.com`;
const addressOf = (file: string) => imageAddressOf(project, bucketName, `banners/${file}`);

/** The pictures of the first banner, one for each time that it is read; the last one stays. */
let pictures: string[];
let reads: number;
const database = {
  collection: () => ({
    where: () => ({
      orderBy: () => ({
        limit: () => ({
          get: () => {
            const imageURL = pictures[Math.min(reads, pictures.length - 1)];
            reads += 1;
            return Promise.resolve({ docs: [{ get: () => imageURL }] });
          },
        }),
      }),
    }),
  }),
} as unknown as Firestore;

interface Stored {
  readonly bytes: Buffer;
  readonly metadata: { contentType: string; metadata?: { source?: string; processed?: string } };
}
let stored: Map<string, Stored>;
const bucket = {
  file: (path: string) => ({
    exists: () => Promise.resolve([stored.has(path)]),
    download: () => Promise.resolve([stored.get(path)?.bytes]),
    getMetadata: () => Promise.resolve([stored.get(path)?.metadata]),
    save: (bytes: Buffer, { metadata }: Pick<Stored, 'metadata'>) => {
      stored.set(path, { bytes, metadata });
      return Promise.resolve();
    },
  }),
} as unknown as Parameters<typeof renewHero>[1];

const renew = () => renewHero(database, bucket, project);
const heroTexts = () => heroFiles.map(({ own }) => stored.get(own)?.bytes.toString('latin1'));

beforeEach(() => {
  reads = 0;
  stored = new Map();
  for (const name of ['a', 'b']) {
    const metadata = { contentType: 'image/png', metadata: processed };
    stored.set(`banners/banner_${name}.png`, { bytes: Buffer.from(name), metadata });
  }
});

it('copies the picture of the first banner once, and not again', async () => {
  pictures = [addressOf('banner_a.png')];
  await renew();
  expect(heroTexts()).toEqual(['a', 'a', 'a']);
  const after = new Map(stored);
  await renew();
  expect(stored).toEqual(after);
});

it('shows nothing of a picture that nobody has redrawn yet', async () => {
  const metadata = { contentType: 'image/png' };
  stored.set('banners/banner_raw.png', { bytes: Buffer.from('as it was taken'), metadata });
  pictures = [addressOf('banner_raw.png')];
  await renew();
  expect(heroTexts().join('')).not.toContain('as it was taken');
});

it('follows a save that comes while it copies', async () => {
  pictures = [addressOf('banner_a.png'), addressOf('banner_b.png')];
  await renew();
  expect(heroTexts()).toEqual(['b', 'b', 'b']);
});

it.each([
  ['no address', '/images/x.png'],
  ['an address of another site', 'https://example.org/v0/b/x/o/banners%2Fbanner_a.png?alt=media'],
  ['a path that cannot be decoded', addressOf('banner_a.png').replace('banner_a', 'banner_%zz')],
])('shows nothing for a picture with %s, and ends', async (_, imageURL) => {
  pictures = [imageURL];
  await renew();
  for (const { own } of heroFiles) {
    expect(stored.get(own)?.bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(stored.get(own)?.metadata.metadata?.source).toBe(imageURL);
  }
  expect(log.warn).toHaveBeenCalled();
});

it('ends although the banners never rest', async () => {
  pictures = Array.from({ length: 20 }, (_, n) => addressOf(`banner_${n}.png`));
  await renew();
  expect(reads).toBe(3);
});

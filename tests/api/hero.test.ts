import { listHeroVariants } from '@club/domain/images/hero';
import { listImageVariants } from '@club/domain/images/image-variants';
import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { demoBucket } from '../../emulators/demo/image-address.ts';
import { getDatabase, projectId } from './admin.ts';
import { collectionFixtures, removeRow, storeRow } from './collection-fixtures.ts';

const hero = listHeroVariants(projectId, demoBucket);
const banners = collectionFixtures.find(({ collection }) => collection === 'banners');
if (!banners) throw new Error('There is no fixture for banners.');
const getBannerCollection = () => getDatabase().collection('banners');
const loadImage = async (address: string) =>
  Buffer.from(await (await fetch(address, { cache: 'no-store' })).arrayBuffer());

/** Repeats a check until it passes. The function `keepHero` runs some time after the save. */
const retryCheck = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 90_000, interval: 200 });

async function expectHeroImage(imageURL: string): Promise<void> {
  for (const [index, variant] of listImageVariants(imageURL).entries()) {
    expect(await loadImage(hero[index]?.avif ?? '')).toEqual(await loadImage(variant.avif));
    expect(await loadImage(hero[index]?.fallback ?? '')).toEqual(await loadImage(variant.fallback));
  }
}

const restoreActions: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(restoreActions.splice(0).map((act) => act()));
  await removeRow(banners, 'front');
});

/** Hides every banner until the end of the test. */
async function hideBanners(): Promise<void> {
  const { docs } = await getBannerCollection().where('bannerDisplay', '==', true).get();
  for (const { ref } of docs) {
    restoreActions.push(() => ref.update({ bannerDisplay: true }));
    await ref.update({ bannerDisplay: false });
  }
}

it('the hero is the image of the first displayed banner, in all variants', async () => {
  const { docs } = await getBannerCollection()
    .where('bannerDisplay', '==', true)
    .orderBy('num')
    .get();
  const [first, second] = docs.map((document) => String(document.get('imageURL')));
  await retryCheck(() => expectHeroImage(first ?? ''));
  await storeRow(banners, 'front');
  await getBannerCollection()
    .doc('front')
    .update({ num: 0, bannerDisplay: true, imageURL: second });
  await retryCheck(() => expectHeroImage(second ?? ''));
  await getBannerCollection().doc('front').update({ bannerDisplay: false });
  await retryCheck(() => expectHeroImage(first ?? ''));
});

it('the hero is transparent without a displayed banner', async () => {
  await hideBanners();
  await retryCheck(async () => {
    for (const { avif, fallback } of hero) {
      for (const address of [avif, fallback]) {
        const { channels } = await sharp(await loadImage(address)).stats();
        const [, , , alpha] = channels;
        expect(alpha?.max).toBe(0);
      }
    }
  });
});

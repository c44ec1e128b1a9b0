import { listHeroVariants } from '@club/domain/images/hero';
import { listImageVariants } from '@club/domain/images/image-variants';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { demoBucket } from '../../emulators/demo/image-address.ts';
import { getDatabase, projectId } from './admin.ts';
import { getFixture, retryCheck, RowTestBed } from './collection-fixtures.ts';
import { loadImage } from './upload-form.ts';

const hero = listHeroVariants(projectId, demoBucket);
const front = new RowTestBed(getFixture('banners'), 'front');
const displayedBanners = getDatabase()
  .collection('banners')
  .where('bannerDisplay', '==', true)
  .orderBy('num');

const expectHeroImage = (imageURL: string) =>
  retryCheck(async () => {
    for (const [index, variant] of listImageVariants(imageURL).entries())
      for (const name of ['avif', 'fallback'] as const)
        expect((await loadImage(hero[index]?.[name] ?? '')).bytes).toEqual(
          (await loadImage(variant[name])).bytes,
        );
  });

const restoreActions: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(restoreActions.splice(0).map((act) => act())));

it('the hero is the image of the first displayed banner, in all variants', async () => {
  const { docs } = await displayedBanners.get();
  const [first = '', second = ''] = docs.map((document) => String(document.get('imageURL')));
  await expectHeroImage(first);
  await front.reference.update({ num: 0, bannerDisplay: true, imageURL: second });
  await expectHeroImage(second);
  await front.reference.update({ bannerDisplay: false });
  await expectHeroImage(first);
});

it('the hero is transparent without a displayed banner', async () => {
  for (const { ref } of (await displayedBanners.get()).docs) {
    restoreActions.push(() => ref.update({ bannerDisplay: true }));
    await ref.update({ bannerDisplay: false });
  }
  await retryCheck(async () => {
    for (const address of hero.flatMap(({ avif, fallback }) => [avif, fallback])) {
      const { channels } = await sharp((await loadImage(address)).bytes).stats();
      expect(channels[3]?.max).toBe(0);
    }
  });
});

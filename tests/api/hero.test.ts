import { heroSizes } from '@club/domain/hero';
import { imageSizes } from '@club/domain/image-sizes';
import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { demoBucket } from '../../emulators/demo/image-address.ts';
import { database, projectId } from './admin.ts';
import { content, removeRow, storeRow } from './content.ts';

const hero = heroSizes(projectId, demoBucket);
const banners = content.find(({ collection }) => collection === 'banners');
if (!banners) throw new Error('There is no table of banners');
const rows = () => database().collection('banners');
const load = async (address: string) =>
  Buffer.from(await (await fetch(address, { cache: 'no-store' })).arrayBuffer());

/** The function that keeps it runs some time after the save. */
const eventually = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 90_000, interval: 200 });

async function expectHeroOf(imageURL: string): Promise<void> {
  for (const [index, size] of imageSizes(imageURL).entries()) {
    expect(await load(hero[index]?.avif ?? '')).toEqual(await load(size.avif));
    expect(await load(hero[index]?.own ?? '')).toEqual(await load(size.own));
  }
}

const restore: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(restore.splice(0).map((act) => act()));
  await removeRow(banners, 'front');
});

/** Takes every banner off the page until the test is over. */
async function hideAll(): Promise<void> {
  const { docs } = await rows().where('bannerDisplay', '==', true).get();
  for (const { ref } of docs) {
    restore.push(() => ref.update({ bannerDisplay: true }));
    await ref.update({ bannerDisplay: false });
  }
}

it('the home page’s first picture is that of the first banner on display, in every size', async () => {
  const { docs } = await rows().where('bannerDisplay', '==', true).orderBy('num').get();
  const [first, second] = docs.map((document) => String(document.get('imageURL')));
  await eventually(() => expectHeroOf(first ?? ''));
  await storeRow(banners, 'front');
  await rows().doc('front').update({ num: 0, bannerDisplay: true, imageURL: second });
  await eventually(() => expectHeroOf(second ?? ''));
  await rows().doc('front').update({ bannerDisplay: false });
  await eventually(() => expectHeroOf(first ?? ''));
});

it('nothing is seen in its place where no banner is on display', async () => {
  await hideAll();
  await eventually(async () => {
    for (const { avif, own } of hero) {
      for (const address of [avif, own]) {
        const { channels } = await sharp(await load(address)).stats();
        expect(channels.map(({ max }) => max).at(3)).toBe(0);
      }
    }
  });
});

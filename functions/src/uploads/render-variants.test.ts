import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import type { ImageKind } from './check-image.ts';
import { renderVariants } from './render-variants.ts';

// Colours that CMYK can represent.
const red = { r: 180, g: 80, b: 70 };
const blue = { r: 80, g: 100, b: 150 };
const grey = { r: 120, g: 120, b: 120 };

/** An image of one colour on the left and another on the right. */
const makeImage = (width: number, height: number, [left, right] = [red, blue]): Sharp =>
  sharp({ create: { width, height, channels: 3, background: left } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: right } },
      gravity: 'east',
    },
  ]);

/** Reads the colours near the left and the right end of an image, without its transparency. */
async function readColors(bytes: Buffer) {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const readColor = (x: number) => {
    const start = (Math.floor(info.height / 2) * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  return [readColor(Math.floor(info.width / 8)), readColor(Math.ceil((info.width * 7) / 8) - 1)];
}

it.each<[string, ImageKind, () => Sharp, readonly (typeof red)[]]>([
  ['a CMYK JPEG', 'jpg', () => makeImage(80, 40).toColourspace('cmyk').jpeg(), [red, blue]],
  ['a JPEG in Display P3', 'jpg', () => makeImage(80, 40).withIccProfile('p3').jpeg(), [red, blue]],
  ['a PNG of 16 bits', 'png', () => makeImage(80, 40).toColourspace('rgb16').png(), [red, blue]],
  ['an interlaced PNG', 'png', () => makeImage(80, 40).png({ progressive: true }), [red, blue]],
  [
    'a grey PNG with transparency',
    'png',
    () => makeImage(80, 40, [grey, grey]).toColourspace('b-w').ensureAlpha(0.5).png(),
    [grey, grey],
  ],
  ['a picture of 20,000 pixels by 2', 'png', () => makeImage(20_000, 2).png(), [red, blue]],
])('%s keeps its colours in every variant', async (_, kind, make, colors) => {
  const variants = await renderVariants(await make().toBuffer(), kind);
  expect(variants.map(({ extension }) => extension)).toContain(kind);
  for (const { bytes, extension, nominalWidth } of variants) {
    const shown = await readColors(bytes);
    for (const [index, { r, g, b }] of colors.entries()) {
      const distances = [r, g, b].map((value, n) => Math.abs(value - (shown[index]?.[n] ?? -999)));
      expect(
        Math.max(...distances),
        `${extension} ${nominalWidth}: ${shown.join(' ')}`,
      ).toBeLessThan(30);
    }
  }
});

it.each([5, 6, 7, 8])('a photo with the orientation %s is upright', async (orientation) => {
  const bytes = await makeImage(80, 40).withMetadata({ orientation }).jpeg().toBuffer();
  for (const { width, height } of await renderVariants(bytes, 'jpg'))
    expect([width, height]).toEqual([40, 80]);
});

it('a picture of one pixel is rendered', async () => {
  const bytes = await makeImage(2, 1).resize(1, 1).png().toBuffer();
  for (const { width, height } of await renderVariants(bytes, 'png'))
    expect([width, height]).toEqual([1, 1]);
});

import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { cardAltTexts } from '@club/about/en/cards';
import { identity } from '@club/about/identity';
import type { Card } from '../web/src/app/page.ts';
import { cardSize } from '../web/src/app/head/page-head.ts';
import { ball, isTeam, renderCard } from './cards/render-card.ts';
import { subsetFontFile } from './fonts/subset-fonts.ts';

const imagesFolder = join(import.meta.dirname, '../club/artwork/images');

/** The colours are flat, so a small palette shows no difference and saves bytes. */
const toPng = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .resize({ width })
    .png({ palette: true, colours: 64, effort: 9 })
    .toBuffer();

const fontfile = join(await mkdtemp(join(tmpdir(), 'cards-')), 'saira.ttf');
await writeFile(fontfile, await subsetFontFile('saira.woff2', 'truetype'));

/** A line of text in the font of the site's headings, to lay over a card. */
const makeLine = (text: string, color: string, size: number, top: number) => ({
  input: {
    text: {
      text: `<span foreground="${color}">${text.toUpperCase()}</span>`,
      font: `Saira Thin, Ultra-Bold ${size}`,
      fontfile,
      dpi: 72,
      rgba: true,
    },
  },
  left: 56,
  top,
});

/**
 * A card with the club's short name, which is the same in both languages, and a team's name above
 * it.
 */
async function makeCard(card: Card): Promise<Buffer> {
  const picture = sharp(await toPng(await renderCard(card, imagesFolder), cardSize.width));
  return picture
    .composite([
      ...(isTeam(card) ? [makeLine(card, '#ffc53d', 150, 344)] : []),
      makeLine(identity.shortName, '#ffffff', 56, isTeam(card) ? 492 : 372),
    ])
    .png({ palette: true, colours: 64, effort: 9 })
    .toBuffer();
}

async function writeImage(name: string, content: Promise<Buffer>): Promise<void> {
  const path = join(imagesFolder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await content);
}

/** Makes a square icon: the ball on the ink colour, with a margin for a round crop. */
const makeIcon = (margin: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#0b1638" d="M0 0h64v64H0z"/><g transform="translate(32 32) scale(${(32 - margin) / 24})">${ball}</g></svg>`;

/**
 * `npm run cards`: renders the share cards and the icons from the site's artwork. Its output is
 * committed.
 */
await Promise.all([
  ...(Object.keys(cardAltTexts) as Card[]).map(async (card) =>
    writeImage(`cards/${card}.png`, makeCard(card)),
  ),
  writeImage('icons/icon-192.png', toPng(makeIcon(6), 192)),
  writeImage('icons/icon-512.png', toPng(makeIcon(6), 512)),
  writeImage('icons/icon-maskable-512.png', toPng(makeIcon(13), 512)),
  writeImage('icons/apple-touch-icon.png', toPng(makeIcon(6), 180)),
]);

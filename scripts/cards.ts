import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { cards } from '@club/about/en/cards';
import type { Card } from '../web/src/pages/page.ts';
import { cardSize } from '../web/src/app/head/page-head.ts';
import { ball, drawCard } from './cards/draw-card.ts';

const images = join(import.meta.dirname, '../club/artwork/images');

/** Flat colours: a small palette shows no difference and weighs little. */
const toPng = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .resize({ width })
    .png({ palette: true, colours: 64, effort: 9 })
    .toBuffer();

async function write(name: string, content: Promise<Buffer>): Promise<void> {
  const path = join(images, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await content);
}

/** A square icon. It is the ball on ink, with room for a round crop. */
const icon = (room: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#0b1638" d="M0 0h64v64H0z"/><g transform="translate(32 32) scale(${(32 - room) / 24})">${ball}</g></svg>`;

/**
 * `npm run cards`: renders the share cards and the icons from the site's artwork. Its output is
 * committed.
 */
await Promise.all([
  ...(Object.keys(cards) as Card[]).map(async (card) =>
    write(`cards/${card}.png`, toPng(await drawCard(card, images), cardSize.width)),
  ),
  write('icons/icon-192.png', toPng(icon(6), 192)),
  write('icons/icon-512.png', toPng(icon(6), 512)),
  write('icons/icon-maskable-512.png', toPng(icon(13), 512)),
  write('icons/apple-touch-icon.png', toPng(icon(6), 180)),
]);

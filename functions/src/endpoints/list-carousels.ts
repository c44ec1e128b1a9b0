import { carouselItemSchema } from '@club/domain/carousel-item';
import { byNumber } from '../data/by-number.ts';
import { allOf, listRows } from '../data/rows.ts';
import { shareRead } from '../data/shared-read.ts';
import type { Handler } from '../http/handler.ts';
import { publicCache } from '../http/public-cache.ts';

const read = async () => byNumber(await listRows(allOf('carousels'), carouselItemSchema));

/** `GET /api/carousels/getAll`: the images of the latest events, in their order (section 7). */
export const listCarousels: Handler<'listCarousels'> = async () => ({
  body: await shareRead('carousels', read),
  cacheControl: publicCache,
});

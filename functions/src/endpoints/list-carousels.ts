import { byNumber } from '@club/domain/by-number';
import { carouselItemSchema } from '@club/domain/carousel-item';
import { listRows } from '../store/rows.ts';
import type { Handler } from './handler.ts';
import { publicList } from './public-list.ts';

const read = async () => byNumber(await listRows('carousels', carouselItemSchema));

/** `GET /api/carousels/getAll`: the images of the latest events, in their order (section 7). */
export const listCarousels: Handler<'listCarousels'> = () => publicList('carousels', read);

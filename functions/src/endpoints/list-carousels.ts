import { sortByNumber } from '@club/domain/content/sort-by-number';
import { carouselItemSchema } from '@club/domain/content/carousel-item';
import { listRows } from '../store/rows.ts';
import type { Handler } from './handler.ts';
import { makePublicListResponse } from './public-list-response.ts';

const listItems = async () => sortByNumber(await listRows('carousels', carouselItemSchema));

/**
 * `GET /api/carousels/getAll`: lists the images of the latest events, in their order
 * (specification, section 7).
 */
export const listCarousels: Handler<'listCarousels'> = () =>
  makePublicListResponse('carousels', listItems);

import { bannerSchema } from '@club/domain/banner';
import { byNumber } from '@club/domain/by-number';
import { allOf, listRows } from '../store/rows.ts';
import type { Handler } from './handler.ts';
import { publicList } from './public-list.ts';

const readDisplayed = async () =>
  byNumber(await listRows(allOf('banners').where('bannerDisplay', '==', true), bannerSchema));
const readAll = async () => ({ body: byNumber(await listRows(allOf('banners'), bannerSchema)) });

/**
 * `GET /api/banners/getAll`: the banners on display, in their order (section 7). Staff get those
 * that are off as well.
 */
export const listBanners: Handler<'listBanners'> = ({ staff }) =>
  staff ? readAll() : publicList('banners', readDisplayed);

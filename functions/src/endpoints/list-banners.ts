import { bannerSchema } from '@club/domain/banner';
import { byNumber } from '@club/domain/by-number';
import { firestore } from '../store/admin.ts';
import { listDisplayedBanners } from '../store/banners.ts';
import { listRows } from '../store/rows.ts';
import type { Handler } from './handler.ts';
import { publicList } from './public-list.ts';

const readDisplayed = async () => byNumber(await listDisplayedBanners(firestore()));
const readAll = async () => ({ body: byNumber(await listRows('banners', bannerSchema)) });

/**
 * `GET /api/banners/getAll`: the banners on display, in their order (section 7). Staff get those
 * that are off as well.
 */
export const listBanners: Handler<'listBanners'> = ({ staff }) =>
  staff ? readAll() : publicList('banners', readDisplayed);

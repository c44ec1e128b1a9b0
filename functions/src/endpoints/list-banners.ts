import { bannerSchema } from '@club/domain/content/banner';
import { sortByNumber } from '@club/domain/content/sort-by-number';
import { firestore } from '../store/admin.ts';
import { listDisplayedBanners } from '../store/banners.ts';
import { listRows } from '../store/rows.ts';
import type { Handler } from './handler.ts';
import { makePublicList } from './public-list.ts';

const listForVisitors = async () => sortByNumber(await listDisplayedBanners(firestore()));
const listForStaff = async () => ({ body: sortByNumber(await listRows('banners', bannerSchema)) });

/**
 * `GET /api/banners/getAll`: lists the displayed banners in their order (specification, section 7).
 * Staff get all banners.
 */
export const listBanners: Handler<'listBanners'> = ({ staff }) =>
  staff ? listForStaff() : makePublicList('banners', listForVisitors);

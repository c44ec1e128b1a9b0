import { firestore } from '../store/admin.ts';
import { listPageSpeed } from '../store/page-speed.ts';
import type { Handler } from './handler.ts';

/** `GET /api/page-speed`: lists how fast the pages were in the last four weeks. */
export const getPageSpeed: Handler<'getPageSpeed'> = async () => ({
  body: { pages: await listPageSpeed(firestore(), Date.now()) },
});

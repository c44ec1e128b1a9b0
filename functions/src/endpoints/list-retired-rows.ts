import { firestore } from '../store/admin.ts';
import { listRetiredRows as listRestorableRows } from '../store/retired-rows.ts';
import type { Handler } from './handler.ts';

/** `GET /api/retired`: lists the rows that staff can restore, the last retired first. */
export const listRetiredRows: Handler<'listRetiredRows'> = async () => ({
  body: await listRestorableRows(firestore()),
});

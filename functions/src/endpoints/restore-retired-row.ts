import { firestore } from '../store/admin.ts';
import { restoreRetiredRow as moveRowBack } from '../store/retired-rows.ts';
import type { Handler } from './handler.ts';

/**
 * `POST /api/retired/{id}/restore`: restores a retired row as it was, and returns it.
 *
 * @throws ApiProblem `not-found`, `too-many-rows` or `conflict`
 */
export const restoreRetiredRow: Handler<'restoreRetiredRow'> = async ({ id, staff }) => ({
  body: await moveRowBack(firestore(), id, staff),
});

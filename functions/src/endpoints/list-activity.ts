import { firestore } from '../store/admin.ts';
import { listActivity as listActivityPage } from '../store/activity.ts';
import type { Handler } from './handler.ts';

/**
 * `GET /api/activity/{id}`: lists who did what in the dashboard, the latest first. `{id}` is
 * `latest`, or the id of the last entry of the page before.
 *
 * @throws ApiProblem `not-found` for the id of an entry that does not exist
 */
export const listActivity: Handler<'listActivity'> = async ({ id }) => ({
  body: await listActivityPage(firestore(), id),
});

import { listIssues as listAllIssues } from '../newsletter/list-issues.ts';
import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';

/** `GET /api/newsletter/issues`: lists the issues that readers have received. */
export const listIssues: Handler<'listIssues'> = async () => ({
  body: await listAllIssues(firestore()),
});

import { listIssues as listReaderIssues } from '../newsletter/list-issues.ts';
import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';

/** `GET /api/newsletter/issues`: lists the issues that were sent, or are being sent, to readers. */
export const listIssues: Handler<'listIssues'> = async () => ({
  body: await listReaderIssues(firestore()),
});

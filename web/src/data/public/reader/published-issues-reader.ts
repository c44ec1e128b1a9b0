import { publishedIssueSchema } from '@club/domain/issue/published-issue';
import { makeRowsQuery } from '../../public-queries.ts';
import { createReader } from './reader.ts';

/**
 * How visitors read the published issues. It is not in `readers.ts`, because other pages load that
 * file and do not need it.
 */
export const publishedIssuesReader = createReader(
  makeRowsQuery('publishedIssues'),
  publishedIssueSchema,
);

import { publishedIssueSchema } from '@club/domain/issue/published-issue';
import { createRepository } from './repositories.ts';

/**
 * How visitors read the published issues. It is not in `repositories.ts`, because other pages load
 * that file and do not need it.
 */
export const publishedIssuesRepository = createRepository('publishedIssues', publishedIssueSchema);

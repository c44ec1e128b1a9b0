import { publishedIssueSchema } from '@club/domain/issue/published-issue';
import { createRepository } from './repositories.ts';

/** Not in `repositories.ts`, which the other pages load too. */
export const publishedIssuesRepository = createRepository('publishedIssues', publishedIssueSchema);

import type { PublishedIssue } from '@club/domain/issue/published-issue';
import type { Collection } from './collections.ts';

/** The issues of the newsletter on the site, by document id. One page reads them. */
export const publishedIssues: Collection<PublishedIssue> = {
  name: 'publishedIssues',
  loadRepository: async () =>
    (await import('./repository/published-issues-repository.ts')).publishedIssuesRepository,
};

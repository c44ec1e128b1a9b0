import type { PublishedIssue } from '@club/domain/issue/published-issue';
import type { Collection } from '../../data/public/collections.ts';

/**
 * The issues of the newsletter on the site, ordered by document id. They are not in
 * `data/public/collections.ts`, because only one page reads them.
 */
export const publishedIssues: Collection<PublishedIssue> = {
  name: 'publishedIssues',
  loadRepository: async () =>
    (await import('../../data/public/repository/published-issues-repository.ts'))
      .publishedIssuesRepository,
};

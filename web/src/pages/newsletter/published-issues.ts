import type { PublishedIssue } from '@club/domain/issue/published-issue';
import type { PublicList } from '../../data/public/use-list.ts';

/**
 * The issues of the newsletter on the site, ordered by document id. They are not in
 * `data/public/lists.ts`, because only one page reads them.
 */
export const publishedIssues: PublicList<PublishedIssue> = {
  key: 'publishedIssues',
  loadReader: async () =>
    (await import('../../data/public/reader/published-issues-reader.ts')).publishedIssuesReader,
};

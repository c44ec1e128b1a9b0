import {
  type EditableCollection,
  editableCollections,
  getContentType,
} from '@club/domain/content/content-types';
import { type ListQuery, makeRowsQuery } from './public-queries.ts';

export type PublicCollection = EditableCollection | 'publishedIssues';

/** The visitors' queries of rows, for what looks at all of them. A page has only those it sends. */
export const publicQueries = Object.fromEntries(
  [
    ...editableCollections.map((name) => makeRowsQuery(name, getContentType(name).publicWhen)),
    makeRowsQuery('publishedIssues'),
  ].map((query) => [query.key, query]),
) as Readonly<Record<PublicCollection, ListQuery>>;

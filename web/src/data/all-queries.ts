import {
  type EditableCollection,
  editableCollections,
  getContentType,
} from '@club/domain/content/content-types';
import { type ListQuery, makeRowsQuery } from './public-queries.ts';

export type PublicCollection = EditableCollection | 'publishedIssues';

/** All queries of rows for visitors, for the build and checks. A page's code has only its own. */
export const allQueries = Object.fromEntries(
  [
    ...editableCollections.map((name) => makeRowsQuery(name, getContentType(name).publicWhen)),
    makeRowsQuery('publishedIssues'),
  ].map((query) => [query.key, query]),
) as Readonly<Record<PublicCollection, ListQuery>>;

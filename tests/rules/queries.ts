import { collection, type Firestore, limit, type Query, query, where } from 'firebase/firestore';
import {
  type contentTypes,
  type EditableCollection,
  editableCollections,
  getContentType,
} from '../../domain/content/content-types.ts';
import { limits } from '../../domain/limits.ts';

type MakeQuery = (db: Firestore) => Query;

const pageLimit = limit(limits.listSize);

/** The content types whose rows staff may update without the API. */
export const rowCollections = editableCollections.filter(
  (name) => getContentType(name).isApiOnly !== true,
) as readonly RowCollection[];
export type RowCollection = {
  [Name in EditableCollection]: (typeof contentTypes)[Name] extends { readonly isApiOnly: true }
    ? never
    : Name;
}[EditableCollection];

const makeQueries = (makeQuery: (name: EditableCollection) => MakeQuery) =>
  Object.fromEntries(editableCollections.map((name) => [name, makeQuery(name)])) as Readonly<
    Record<EditableCollection, MakeQuery>
  >;

/**
 * The site's queries of rows. Rules do not filter, so a query asks for what visitors may see. A
 * change in web/src/data needs the same change here.
 */
export const siteQueries = makeQueries((name) => (db) => {
  const { publicWhen } = getContentType(name);
  return query(
    collection(db, name),
    ...(publicWhen === undefined ? [] : [where(publicWhen, '==', true)]),
    pageLimit,
  );
});

/** The dashboard's queries. Staff also see hidden rows, and rows without a number. */
export const dashboardQueries = makeQueries(
  (name) => (db) => query(collection(db, name), pageLimit),
);

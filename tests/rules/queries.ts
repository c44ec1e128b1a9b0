import {
  collection,
  type Firestore,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { limits } from '../../domain/limits.ts';

type MakeQuery = (db: Firestore) => Query;

const pageLimit = limit(limits.listSize);

/**
 * The site's queries of rows. A change in web/src/data needs the same change here. The queries of
 * notices and of the calendar are in their own tests.
 */
export const siteQueries = {
  /** The schedule page. It sorts the notes itself, because older ones have no number. */
  notes: (db) => query(collection(db, 'notes'), pageLimit),
  /** The program pages. */
  programs: (db) => query(collection(db, 'programs'), pageLimit),
  /** The latest events of the home page. */
  carousels: (db) => query(collection(db, 'carousels'), orderBy('num'), pageLimit),
  /** The banners of the home page. Rules do not filter, so the query must. */
  banners: (db) =>
    query(collection(db, 'banners'), where('bannerDisplay', '==', true), orderBy('num'), pageLimit),
} as const satisfies Record<string, MakeQuery>;

/**
 * The dashboard's queries. Two differ from the site's: staff also see hidden banners, and rows
 * without a number.
 */
export const dashboardQueries = {
  ...siteQueries,
  carousels: (db) => query(collection(db, 'carousels'), pageLimit),
  banners: (db) => query(collection(db, 'banners'), pageLimit),
} as const satisfies Record<keyof typeof siteQueries, MakeQuery>;

export type RowCollection = keyof typeof siteQueries;
export const rowCollections = Object.keys(siteQueries) as readonly RowCollection[];

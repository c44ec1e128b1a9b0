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

const page = limit(limits.listSize);

/** The site's queries. A change in web/src/data needs the same change here. */
export const siteQueries = {
  /** The schedule page shows only the first note, in Firestore's default order by id. */
  notes: (db) => query(collection(db, 'notes'), page),
  /** The program pages. */
  programs: (db) => query(collection(db, 'programs'), page),
  /** The latest events of the home page. */
  carousels: (db) => query(collection(db, 'carousels'), orderBy('num'), page),
  /** The banners of the home page. Rules do not filter, so the query must. */
  banners: (db) =>
    query(collection(db, 'banners'), where('bannerDisplay', '==', true), orderBy('num'), page),
} as const satisfies Record<string, MakeQuery>;

/** The dashboard's queries, where they differ. Staff also see hidden banners. */
export const dashboardQueries = {
  ...siteQueries,
  carousels: (db) => query(collection(db, 'carousels'), page),
  banners: (db) => query(collection(db, 'banners'), page),
} as const satisfies Record<keyof typeof siteQueries, MakeQuery>;

export type ContentName = keyof typeof siteQueries;
export const contentNames = Object.keys(siteQueries) as readonly ContentName[];

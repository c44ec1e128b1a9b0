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

/** The very queries the site sends. Change one in web/src/data and it changes here as well. */
export const siteQueries = {
  /** The schedule page: the first note only is shown. No order: Firestore's own is by id. */
  notes: (db) => query(collection(db, 'notes'), page),
  /** The program pages. */
  programs: (db) => query(collection(db, 'programs'), page),
  /** Home's latest events. */
  carousels: (db) => query(collection(db, 'carousels'), orderBy('num'), page),
  /** Home's banners: the query itself must ask for displayed ones, rules are no filters. */
  banners: (db) =>
    query(collection(db, 'banners'), where('bannerDisplay', '==', true), orderBy('num'), page),
} as const satisfies Record<string, MakeQuery>;

/** The dashboard's queries, where they differ: staff see banners that are off. */
export const dashboardQueries = {
  ...siteQueries,
  carousels: (db) => query(collection(db, 'carousels'), page),
  banners: (db) => query(collection(db, 'banners'), page),
} as const satisfies Record<keyof typeof siteQueries, MakeQuery>;

export type ContentName = keyof typeof siteQueries;
export const contentNames = Object.keys(siteQueries) as readonly ContentName[];

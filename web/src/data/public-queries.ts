import { limits } from '@club/domain/limits';

/** Which documents of a collection visitors may read, and in which order. */
interface Query {
  /** The field that must be true; the rules refuse a query that asks for more. */
  readonly onlyWhere?: string;
  /** By document id if there is none. */
  readonly orderBy?: string;
}

/** The queries of the public pages, for Firestore Lite and for the inline script's requests. */
export const publicQueries = {
  banners: { onlyWhere: 'bannerDisplay', orderBy: 'num' },
  carousels: { orderBy: 'num' },
  notes: {},
  programs: {},
} as const satisfies Readonly<Record<string, Query>>;

export type PublicCollection = keyof typeof publicQueries;

/** The body of the same query for Firestore's REST API (`:runQuery`). */
export function toQueryBody(name: PublicCollection): string {
  const query: Query = publicQueries[name];
  const field = (fieldPath: string) => ({ field: { fieldPath } });
  return JSON.stringify({
    structuredQuery: {
      from: [{ collectionId: name }],
      ...(query.onlyWhere !== undefined && {
        where: {
          fieldFilter: {
            ...field(query.onlyWhere),
            op: 'EQUAL',
            value: { booleanValue: true },
          },
        },
      }),
      ...(query.orderBy !== undefined && {
        orderBy: [{ ...field(query.orderBy), direction: 'ASCENDING' }],
      }),
      limit: limits.listSize,
    },
  });
}

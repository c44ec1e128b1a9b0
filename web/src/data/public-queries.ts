import { limits } from '@club/domain/limits';

/** Which documents of a collection visitors may read, and in which order. */
interface PublicQuery {
  /** The field that must be true. The rules refuse a query without this condition. */
  readonly whereTrue?: string;
  /** The field that orders the documents. Without it, their ids do. */
  readonly orderBy?: string;
}

/** The public pages' queries, for Firestore Lite and the inline script. */
export const publicQueries = {
  banners: { whereTrue: 'bannerDisplay', orderBy: 'num' },
  carousels: { orderBy: 'num' },
  notes: {},
  notices: { whereTrue: 'noticeDisplay' },
  programs: {},
  publishedIssues: {},
} as const satisfies Readonly<Record<string, PublicQuery>>;

export type PublicCollection = keyof typeof publicQueries;

/** The query of a collection for Firestore's REST API (`:runQuery`). */
export function toQueryBody(name: PublicCollection): string {
  const query: PublicQuery = publicQueries[name];
  const toField = (fieldPath: string) => ({ field: { fieldPath } });
  return JSON.stringify({
    structuredQuery: {
      from: [{ collectionId: name }],
      ...(query.whereTrue !== undefined && {
        where: {
          fieldFilter: {
            ...toField(query.whereTrue),
            op: 'EQUAL',
            value: { booleanValue: true },
          },
        },
      }),
      ...(query.orderBy !== undefined && {
        orderBy: [{ ...toField(query.orderBy), direction: 'ASCENDING' }],
      }),
      limit: limits.listSize,
    },
  });
}

import { limits } from '@club/domain/limits';

/** What visitors may read of a collection, and in which order. */
interface Read {
  /** The field that must be true; the rules refuse a query that asks for more. */
  readonly onlyWhere?: string;
  /** The document's id where there is none. */
  readonly orderBy?: string;
}

/** Every read of the public pages: Firestore Lite and the request in the page's head both follow it. */
export const publicReads = {
  banners: { onlyWhere: 'bannerDisplay', orderBy: 'num' },
  carousels: { orderBy: 'num' },
  notes: {},
  programs: {},
} as const satisfies Readonly<Record<string, Read>>;

export type PublicRead = keyof typeof publicReads;

/** The same read as Firestore's REST interface takes it: the body of a `:runQuery`. */
export function toQueryBody(name: PublicRead): string {
  const read: Read = publicReads[name];
  const field = (fieldPath: string) => ({ field: { fieldPath } });
  return JSON.stringify({
    structuredQuery: {
      from: [{ collectionId: name }],
      ...(read.onlyWhere !== undefined && {
        where: {
          fieldFilter: {
            ...field(read.onlyWhere),
            op: 'EQUAL',
            value: { booleanValue: true },
          },
        },
      }),
      ...(read.orderBy !== undefined && {
        orderBy: [{ ...field(read.orderBy), direction: 'ASCENDING' }],
      }),
      limit: limits.listSize,
    },
  });
}

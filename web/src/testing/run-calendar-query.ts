import type { StoredDocument } from './stored-document.ts';

interface Value {
  readonly stringValue?: string;
  readonly timestampValue?: string;
  readonly referenceValue?: string;
  readonly arrayValue?: { readonly values: readonly Value[] };
}

interface Query {
  readonly limit: number;
  readonly where?: {
    readonly compositeFilter?: {
      readonly filters: readonly {
        readonly fieldFilter: {
          readonly field: { readonly fieldPath: string };
          readonly op: string;
          readonly value: Value;
        };
      }[];
    };
  };
  readonly orderBy?: readonly {
    readonly field: { readonly fieldPath: string };
    readonly direction: string;
  }[];
  readonly startAt?: { readonly values: readonly Value[] };
}

const toStrings = ({ arrayValue, stringValue = '' }: Value): readonly unknown[] =>
  arrayValue ? arrayValue.values.map((value) => value.stringValue) : [stringValue];

const toTime = (value: unknown): number => (value instanceof Date ? value.getTime() : -Infinity);

/**
 * Whether a field fulfils a filter: `GREATER_THAN_OR_EQUAL` for times; `IN`, `ARRAY_CONTAINS` or
 * `ARRAY_CONTAINS_ANY` for texts.
 */
function matches(field: StoredDocument[string] | undefined, op: string, value: Value): boolean {
  const fieldValues: readonly unknown[] = Array.isArray(field) ? field : [field];
  return op === 'GREATER_THAN_OR_EQUAL'
    ? toTime(field) >= Date.parse(value.timestampValue ?? '')
    : toStrings(value).some((text) => fieldValues.includes(text));
}

/**
 * Returns the documents that match a query of the calendar. Applies the query's filters, order,
 * cursor and limit.
 */
export function runCalendarQuery(
  body: string,
  documents: readonly StoredDocument[],
): readonly StoredDocument[] {
  const { structuredQuery } = JSON.parse(body) as { readonly structuredQuery: Query };
  const { where, orderBy = [], startAt, limit } = structuredQuery;
  const filters = where?.compositeFilter?.filters ?? [];
  const [firstOrder] = orderBy;
  const sign = firstOrder?.direction === 'DESCENDING' ? -1 : 1;
  const toSortTime = (document: StoredDocument) =>
    toTime(document[firstOrder?.field.fieldPath ?? '']);
  const sortedDocuments = documents
    .filter((document) =>
      filters.every(({ fieldFilter: { field, op, value } }) =>
        matches(document[field.fieldPath], op, value),
      ),
    )
    .toSorted((a, b) => sign * (toSortTime(a) - toSortTime(b)) || (a._id < b._id ? -sign : sign));
  const lastId = startAt?.values[1]?.referenceValue?.split('/').at(-1);
  const startIndex = sortedDocuments.findIndex(({ _id }) => _id === lastId) + 1;
  return sortedDocuments.slice(startIndex, startIndex + limit);
}

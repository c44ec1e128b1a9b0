import type { StoredDocument } from './stored-document.ts';
import { runCalendarQuery } from './run-calendar-query.ts';

/** A field in the format of Firestore's REST API. */
const toField = (value: StoredDocument[string] | undefined): object => {
  if (value === null) return { nullValue: null };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toField) } };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return { stringValue: String(value) };
};

const toDocument = (collection: string, { _id, ...fields }: StoredDocument) => ({
  name: `projects/demo-trois-rives/databases/(default)/documents/${collection}/${_id}`,
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toField(value)])),
  createTime: '2026-10-01T00:00:00Z',
  updateTime: '2026-10-01T00:00:00Z',
});

const toResult = (collection: string, document: StoredDocument) => ({
  document: toDocument(collection, document),
  readTime: '2026-10-01T00:00:00Z',
});

/** The stored documents of each collection. */
export type StoredDocuments = Readonly<Record<string, readonly StoredDocument[]>>;

/** The response to a `:batchGet`: each document as `found`, or its name as `missing`. */
function getDocuments(body: string, storedDocuments: StoredDocuments): readonly object[] {
  const { documents } = JSON.parse(body) as { readonly documents: readonly string[] };
  return documents.map((name) => {
    const [collection = '', id] = name.split('/').slice(-2);
    const document = storedDocuments[collection]?.find(({ _id }) => _id === id);
    return document ? { found: toDocument(collection, document) } : { missing: name };
  });
}

/** The response to a `:runQuery`. */
function runQuery(body: string, storedDocuments: StoredDocuments): readonly object[] {
  const name = /"collectionId":"(\w+)"/u.exec(body)?.[1] ?? '';
  const collection = storedDocuments[name] ?? [];
  const documents = name === 'calendarEntries' ? runCalendarQuery(body, collection) : collection;
  return documents.length > 0
    ? documents.map((document) => toResult(name, document))
    : [{ readTime: '2026-10-01T00:00:00Z' }];
}

/** Responds as Firestore's REST API to a request for documents. Undefined for other requests. */
export function respondAsFirestore(
  { url, body }: { readonly url: string; readonly body: string },
  documents: StoredDocuments,
): readonly object[] | undefined {
  if (url.includes(':batchGet')) return getDocuments(body, documents);
  return url.includes(':runQuery') ? runQuery(body, documents) : undefined;
}

/** A field in the format of Firestore's REST API. */
const toField = (value: unknown): object => {
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return { stringValue: String(value) };
};

export interface Document {
  readonly _id: string;
  readonly [field: string]: string | number | boolean | Date;
}

const toResult = (collection: string, { _id, ...fields }: Document) => ({
  document: {
    name: `projects/demo-trois-rives/databases/(default)/documents/${collection}/${_id}`,
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, toField(value)]),
    ),
    createTime: '2026-10-01T00:00:00Z',
    updateTime: '2026-10-01T00:00:00Z',
  },
  readTime: '2026-10-01T00:00:00Z',
});

const jsonResponse = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Firestore's reaction to the next queries: documents, an error, or no response. */
export type Behaviour = Readonly<Record<string, readonly Document[]>> | 'fails' | 'stalls';

/** The responses whose body has not been read yet. */
const unreadResponses = new Set<Promise<unknown>>();

/** Marks a response as unread until its body is read and processed. */
function trackRead(response: Response): Response {
  const readJson = response.json.bind(response);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  unreadResponses.add(promise);
  response.json = async () => {
    const body: unknown = await readJson();
    // The code that reads the body runs before the next task.
    setTimeout(resolve);
    return body;
  };
  void promise.then(() => unreadResponses.delete(promise));
  return response;
}

/**
 * Waits until every response has been read. Otherwise the site would store it during the next test.
 */
export async function waitForReads(): Promise<void> {
  await Promise.all(unreadResponses);
}

let behaviour: Behaviour = 'stalls';
let queries: string[] = [];

const fetchFromNetwork = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  if (!url.includes(':runQuery')) return fetchFromNetwork(input, init);
  const query = typeof init?.body === 'string' ? init.body : '';
  queries.push(query);
  if (behaviour === 'stalls') return new Promise<Response>(() => undefined);
  if (behaviour === 'fails')
    return jsonResponse({ error: { status: 'INTERNAL', message: 'x' } }, 500);
  const name = /"collectionId":"(\w+)"/u.exec(query)?.[1] ?? '';
  const documents = behaviour[name] ?? [];
  const response = jsonResponse(
    documents.length > 0
      ? documents.map((document) => toResult(name, document))
      : [{ readTime: '2026-10-01T00:00:00Z' }],
  );
  return trackRead(response);
};

/**
 * Replaces Firestore's server, behind the real SDK.
 *
 * @returns the queries from now on
 */
export function stubFirestore(newBehaviour: Behaviour): readonly string[] {
  behaviour = newBehaviour;
  queries = [];
  return queries;
}

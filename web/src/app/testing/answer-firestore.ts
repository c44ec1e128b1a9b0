/** A field as Firestore's REST interface spells it. */
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

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** What Firestore does with the next queries: documents, a failure, or no answer at all. */
export type Behaviour = Readonly<Record<string, readonly Document[]>> | 'fails' | 'stalls';

/** The answers that nobody has read to the end so far. */
const unread = new Set<Promise<unknown>>();

/** The answer, held as unread until whoever asked has read it and acted on it. */
function give(response: Response): Response {
  const read = response.json.bind(response);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  unread.add(promise);
  response.json = async () => {
    const body: unknown = await read();
    // Acting on it takes no task of its own.
    setTimeout(resolve);
    return body;
  };
  void promise.then(() => unread.delete(promise));
  return response;
}

/**
 * Settles once every answer given so far has been read: what the site keeps of it for the next visit
 * is stored by then, and not in the middle of the next test.
 */
export async function answersAreRead(): Promise<void> {
  await Promise.all(unread);
}

let behaviour: Behaviour = 'stalls';
let queries: string[] = [];

const passOn = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  if (!url.includes(':runQuery')) return passOn(input, init);
  const query = typeof init?.body === 'string' ? init.body : '';
  queries.push(query);
  if (behaviour === 'stalls') return new Promise<Response>(() => undefined);
  if (behaviour === 'fails') return json({ error: { status: 'INTERNAL', message: 'x' } }, 500);
  const name = /"collectionId":"(\w+)"/u.exec(query)?.[1] ?? '';
  const documents = behaviour[name] ?? [];
  const answer = json(
    documents.length > 0
      ? documents.map((document) => toResult(name, document))
      : [{ readTime: '2026-10-01T00:00:00Z' }],
  );
  return give(answer);
};

/** Stands in for Firestore's server, behind the real SDK; gives the queries it is asked from now on. */
export function answerFirestore(wanted: Behaviour): readonly string[] {
  behaviour = wanted;
  queries = [];
  return queries;
}

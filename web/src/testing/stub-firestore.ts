import { type StoredDocuments, respondAsFirestore } from './firestore-responses.ts';

const jsonResponse = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Firestore's reaction to the next requests for documents: documents, an error, or no response. */
export type Behaviour = StoredDocuments | 'fails' | 'stalls';

/** One promise for each response that the site has not processed yet. */
const pendingReads = new Set<Promise<unknown>>();

/** Adds a pending read, which ends when the response's body is read and processed. */
function trackRead(response: Response): Response {
  const readJson = response.json.bind(response);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  pendingReads.add(promise);
  response.json = async () => {
    const body: unknown = await readJson();
    // The code that awaited the body continues before the next task.
    setTimeout(resolve);
    return body;
  };
  void promise.then(() => pendingReads.delete(promise));
  return response;
}

/**
 * Waits until every response has been read. Otherwise the site could store a snapshot of it during
 * the next test.
 */
export async function waitForReads(): Promise<void> {
  await Promise.all(pendingReads);
}

let behaviour: Behaviour = 'stalls';
let requestBodies: string[] = [];

const fetchFromNetwork = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  const body = typeof init?.body === 'string' ? init.body : '';
  const documents = typeof behaviour === 'string' ? {} : behaviour;
  const response = respondAsFirestore({ url, body }, documents);
  if (!response) return fetchFromNetwork(input, init);
  requestBodies.push(body);
  if (behaviour === 'stalls') return new Promise<Response>(() => undefined);
  if (behaviour === 'fails')
    return jsonResponse({ error: { status: 'INTERNAL', message: 'x' } }, 500);
  return trackRead(jsonResponse(response));
};

/**
 * Replaces Firestore's server, for the real SDK and for the site's own requests.
 *
 * @returns the bodies of the requests for documents from now on
 */
export function stubFirestore(newBehaviour: Behaviour): readonly string[] {
  behaviour = newBehaviour;
  requestBodies = [];
  return requestBodies;
}

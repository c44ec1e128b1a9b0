import { find, store } from './cupboard.ts';
import { type Kind, shellAddress } from './kinds.ts';

/** A network that says nothing for this long counts as gone, where there is a copy to show. */
const patienceMs = 4000;

/** What was asked for while the worker was starting, where the browser can do that, or asks now. */
const ask = async (event: FetchEvent): Promise<Response> =>
  ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);

/** Asks the network, and keeps the answer behind the page's back. */
async function fetchAndStore(event: FetchEvent, kind: Kind): Promise<Response> {
  const answer = await ask(event);
  const copy = answer.clone();
  // A full disk is no reason to show nothing.
  event.waitUntil(store(new URL(event.request.url), kind, copy).catch(() => undefined));
  return answer;
}

/** The page that draws any address, where the network gave none. */
async function answerShell(event: FetchEvent, cause: unknown): Promise<Response> {
  const shell = await find(new URL(shellAddress, location.origin), 'page');
  if (event.request.mode === 'navigate' && shell) return shell;
  throw cause;
}

/** The network's, or the copy where the network is gone or silent; the shell where there is none. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const fetched = fetchAndStore(event, 'page');
  event.waitUntil(fetched.catch(() => undefined));
  const kept = await find(new URL(event.request.url), 'page');
  if (!kept) return fetched.catch((cause: unknown) => answerShell(event, cause));
  const silence = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), patienceMs);
  });
  return Promise.race([fetched.catch(() => kept), silence]);
}

/** The network's only; without one, the site's own words instead of the browser's. */
export const answerPlain = (event: FetchEvent): Promise<Response> =>
  ask(event).catch((cause: unknown) => answerShell(event, cause));

/** The copy, for ever: another content has another name. */
const answerAsset = async (event: FetchEvent): Promise<Response> =>
  (await find(new URL(event.request.url), 'asset')) ?? fetchAndStore(event, 'asset');

/**
 * The copy, renewed behind: a drawing may change under its name, and of an image from elsewhere
 * nobody can tell whether the copy is one.
 */
async function answerImage(event: FetchEvent, kind: Kind): Promise<Response> {
  const kept = await find(new URL(event.request.url), kind);
  const fetched = fetchAndStore(event, kind);
  if (!kept) return fetched;
  event.waitUntil(fetched.catch(() => undefined));
  return kept;
}

export const answers: Readonly<Record<Kind, (event: FetchEvent) => Promise<Response>>> = {
  page: answerPage,
  asset: answerAsset,
  drawing: (event) => answerImage(event, 'drawing'),
  published: (event) => answerImage(event, 'published'),
};

import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { limits } from '../../../domain/limits.ts';
import { CommandError } from '../../../emulators/command-error.ts';
import { functionResources } from '../../../functions/src/runtime/function-resources.ts';

/** Concurrent requests that visitors can send to the API. */
export interface ApiLoad {
  readonly description: string;
  /** The status that the API must return for each request. */
  readonly status: number;
  /** Sends the requests and returns the statuses of the responses. */
  readonly send: (origin: string) => Promise<readonly number[]>;
}

const { concurrency } = functionResources.api.options;
const jsonHeaders = { 'Content-Type': 'application/json' };

/** Of all JSON, empty objects take the most memory per byte once parsed. */
const makeObjectsJson = (bytes: number) => `[${'{},'.repeat(Math.floor(bytes / 3) - 2)}{}]`;

/** Posts a body as many times at once as an instance accepts requests. */
async function postConcurrently(
  origin: string,
  body: BodyInit,
  headers: Record<string, string> = {},
) {
  const options = { method: 'POST', headers: { ...jsonHeaders, ...headers }, body };
  const postOnce = async () => {
    const response = await fetch(`${origin}/api/email/subscribe`, options);
    await response.arrayBuffer();
    return response.status;
  };
  return Promise.all(Array.from({ length: concurrency }, postOnce));
}

/** Sends as many requests at once as an instance accepts, for five seconds. */
async function loadUrl(url: string, options: Partial<autocannon.Options> = {}) {
  const result = await autocannon({ url, connections: concurrency, duration: 5, ...options });
  if (result.errors > 0)
    throw new CommandError(`${result.errors} requests to ${url} got no response.`);
  return Object.keys(result.statusCodeStats ?? {}).map(Number);
}

/** The loads that an instance of the API must survive. */
export const apiLoads: readonly ApiLoad[] = [
  {
    description: 'a list, for five seconds',
    status: 200,
    send: (origin) => loadUrl(`${origin}/api/banners/getAll`),
  },
  {
    description: 'JSON of 23 MB',
    status: 413,
    send: (origin) => postConcurrently(origin, makeObjectsJson(23_000_000)),
  },
  {
    description: 'JSON of 300 MB in gzip',
    status: 415,
    send: (origin) =>
      postConcurrently(origin, gzipSync(Buffer.alloc(300_000_000, ' ')), {
        'Content-Encoding': 'gzip',
      }),
  },
  {
    description: 'hostile JSON of 64 KB, for five seconds',
    status: 400,
    send: (origin) =>
      loadUrl(`${origin}/api/email/subscribe`, {
        method: 'POST',
        headers: jsonHeaders,
        body: makeObjectsJson(limits.bodyBytes),
      }),
  },
];

import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { limits } from '../../../domain/limits.ts';
import { CommandError } from '../../../emulators/command-error.ts';
import { instances } from '../../../functions/src/runtime/instances.ts';

/** Something that visitors can do to the API at once. */
export interface ApiLoad {
  readonly description: string;
  /** The status that the API must return for all of it. */
  readonly status: number;
  readonly send: (origin: string) => Promise<readonly number[]>;
}

const { concurrency } = instances.api.options;
const json = { 'Content-Type': 'application/json' };

/** Of all JSON, empty objects take the most memory per byte once parsed. */
const makeObjects = (bytes: number) => `[${'{},'.repeat(Math.floor(bytes / 3) - 2)}{}]`;

/** As many bodies at once as an instance lets in. */
async function postTogether(origin: string, body: BodyInit, headers: Record<string, string> = {}) {
  const options = { method: 'POST', headers: { ...json, ...headers }, body };
  const postOnce = async () => {
    const response = await fetch(`${origin}/api/email/subscribe`, options);
    await response.arrayBuffer();
    return response.status;
  };
  return Promise.all(Array.from({ length: concurrency }, postOnce));
}

/** Sends as many requests at once as an instance takes, for five seconds. */
async function loadUrl(url: string, options: Partial<autocannon.Options> = {}) {
  const result = await autocannon({ url, connections: concurrency, duration: 5, ...options });
  if (result.errors > 0)
    throw new CommandError(`${result.errors} requests to ${url} had no answer.`);
  return Object.keys(result.statusCodeStats ?? {}).map(Number);
}

/** What an instance of the API has to survive. */
export const apiLoads: readonly ApiLoad[] = [
  {
    description: 'a list, for five seconds',
    status: 200,
    send: (origin) => loadUrl(`${origin}/api/banners/getAll`),
  },
  {
    description: 'JSON of 23 MB',
    status: 413,
    send: (origin) => postTogether(origin, makeObjects(23_000_000)),
  },
  {
    description: 'JSON of 300 MB in gzip',
    status: 415,
    send: (origin) =>
      postTogether(origin, gzipSync(Buffer.alloc(300_000_000, ' ')), {
        'Content-Encoding': 'gzip',
      }),
  },
  {
    description: 'hostile JSON of 64 KB, for five seconds',
    status: 400,
    send: (origin) =>
      loadUrl(`${origin}/api/email/subscribe`, {
        method: 'POST',
        headers: json,
        body: makeObjects(limits.bodyBytes),
      }),
  },
];

import { getSender } from '../mail/settings.ts';
import { FeedProblem } from './feed-problem.ts';

/** The largest feed that is accepted. 2,000 entries take about 1 MB. */
const maxBytes = 4 * 1024 * 1024;
const timeoutMs = 20_000;

function requireCalendar({ status, headers }: Response): void {
  if ([401, 403, 404, 410].includes(status)) throw new FeedProblem('not-public');
  if (status === 429) throw new FeedProblem('too-many-requests');
  if (status !== 200) throw new FeedProblem('unavailable');
  const type = headers.get('content-type') ?? '';
  if (!/^text\/calendar\s*(?:;|$)/iu.test(type)) throw new FeedProblem('not-a-calendar');
}

async function readBytes({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream: AsyncIterable<Uint8Array> | null = body;
  for await (const chunk of stream ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the rest of the response.
    if (size > maxBytes) throw new FeedProblem('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Fetches the feed once. The next scheduled reading is the only retry, because Google limits
 * frequent requests.
 *
 * @throws FeedProblem for every failure
 */
export async function fetchFeed(address: string): Promise<Buffer> {
  try {
    const response = await fetch(address, {
      // A redirect is not followed, so no other host gets a request.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        Accept: 'text/calendar',
        'User-Agent': `club-calendar/1.0 (+${getSender().origin})`,
      },
    });
    requireCalendar(response);
    return await readBytes(response);
  } catch (error) {
    throw error instanceof FeedProblem ? error : new FeedProblem('unavailable');
  }
}

import { defineString } from 'firebase-functions/params';
import { getSender } from '../mail/settings.ts';
import { FeedProblem } from './feed-problem.ts';
import type { EventLines } from './split-events.ts';

const calendarId = defineString('CALENDAR_ID', {
  description: 'The id of the club’s public Google calendar. Empty: the site reads none.',
});

const googleOrigin = 'https://calendar.google.com';

/** Only the emulators read another host: the local calendar of the demo. */
const getOrigin = (): string =>
  process.env['FUNCTIONS_EMULATOR'] === 'true'
    ? (process.env['CALENDAR_ORIGIN'] ?? googleOrigin)
    : googleOrigin;

/** The address of the club's public iCalendar feed; undefined without a calendar. */
export function getFeedAddress(): string | undefined {
  const id = calendarId.value();
  if (id === '') return undefined;
  return `${getOrigin()}/calendar/ical/${encodeURIComponent(id)}/public/basic.ics`;
}

/** The most bytes of a feed without the entries that are over. 2,000 entries take about 1 MB. */
const maxBytes = 4 * 1024 * 1024;
/** The most bytes of a feed with them, for the memory of the function: those of some decades. */
const maxTotalBytes = 32 * 1024 * 1024;
const timeoutMs = 20_000;

function requireCalendar({ status, headers }: Response): void {
  if ([401, 403, 404, 410].includes(status)) throw new FeedProblem('not-public');
  if (status === 429) throw new FeedProblem('too-many-requests');
  if (status !== 200) throw new FeedProblem('unavailable');
  const type = headers.get('content-type') ?? '';
  if (!/^text\/calendar\s*(?:;|$)/iu.test(type)) throw new FeedProblem('not-a-calendar');
}

/** A fetched feed. */
interface FetchedFeed {
  readonly bytes: Buffer;
  /** Which share of the allowed bytes it uses: 1 if it is full. */
  readonly usedShare: number;
}

type IsEventOver = (lines: EventLines) => boolean;

/** Counts the bytes of complete events, without those that are over. */
const countCurrentBytes = (text: string, isEventOver: IsEventOver): number =>
  text
    .split(/^(?=BEGIN:VEVENT)/gmu)
    .filter((part) => !isEventOver(part.replaceAll(/\r?\n[ \t]/gu, '').split(/\r?\n/u)))
    .reduce((sum, { length }) => sum + length, 0);

async function readBytes({ body }: Response, isEventOver: IsEventOver): Promise<FetchedFeed> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let currentSize = 0;
  let rest = '';
  const stream: AsyncIterable<Uint8Array> | null = body;
  for await (const chunk of stream ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    // Latin-1 preserves each byte.
    rest += Buffer.from(chunk).toString('latin1');
    const end = rest.lastIndexOf('\nBEGIN:VEVENT') + 1;
    currentSize += countCurrentBytes(rest.slice(0, end), isEventOver);
    rest = rest.slice(end);
    // Leaving the loop cancels the rest of the response.
    if (currentSize + rest.length > maxBytes || size > maxTotalBytes)
      throw new FeedProblem('too-large');
  }
  const usedShare = Math.max((currentSize + rest.length) / maxBytes, size / maxTotalBytes);
  return { bytes: Buffer.concat(chunks), usedShare };
}

/**
 * Fetches the feed once. The next scheduled reading is the only retry, because Google limits
 * frequent requests.
 *
 * @param isEventOver whether an event is over, so that its bytes do not count
 * @throws FeedProblem for every failure
 */
export async function fetchFeed(address: string, isEventOver: IsEventOver): Promise<FetchedFeed> {
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
    return await readBytes(response, isEventOver);
  } catch (error) {
    throw error instanceof FeedProblem ? error : new FeedProblem('unavailable');
  }
}

import { writeFeed } from '../../../emulators/calendar/write-feed.ts';
import { compareEntries } from '../../../functions/src/calendar/compare-entries.ts';
import { readFeed } from '../../../functions/src/calendar/read-feed.ts';
import { makeLargeSeason } from './large-season.ts';

// A new process reads a large season once, as a new instance of the function does. It prints the
// number of entries and the size of the feed. It also prints the seconds, and the peak of its
// memory in MiB.
const now = Date.now();
const feed = writeFeed(makeLargeSeason(now), now);
const startedAt = performance.now();
const reading = readFeed(feed, now);
const { createdEntries } = compareEntries([], reading, now);
const seconds = (performance.now() - startedAt) / 1000;
const peakMiB = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(
  JSON.stringify({ entries: createdEntries.length, bytes: feed.length, seconds, peakMiB }),
);

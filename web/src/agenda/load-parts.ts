import { loadTexts } from '../i18n/load-texts.ts';
import { NextEntriesStrip } from './next-entries-strip.tsx';
import { NextTeamEntries } from './next-team-entries.tsx';
import { NextTryouts } from './next-tryouts.tsx';

// Parts of the agenda for pages that do not load the schedule's texts themselves. This lazy chunk
// loads those texts, because each byte of a page's own code delays that page.

/** Returns a part of the agenda once its texts are loaded. */
const withScheduleTexts = async <Part>(part: Part): Promise<Part> => {
  await loadTexts('schedule');
  return part;
};

/** Home's strip with its texts. */
export const loadNextEntriesStrip = () => withScheduleTexts(NextEntriesStrip);

/** The next entries on a program's page, with their texts. */
export const loadNextTeamEntries = () => withScheduleTexts(NextTeamEntries);

/** The next try-outs on the page of the programs, with their texts. */
export const loadNextTryouts = () => withScheduleTexts(NextTryouts);

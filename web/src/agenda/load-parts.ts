import { loadTexts } from '../i18n/load-texts.ts';
import { NextEntriesStrip } from './next-entries-strip.tsx';
import { NextTeamEntries } from './next-team-entries.tsx';

// The agenda's parts on pages without the schedule's texts. The texts load here, because each byte
// of a page's own code delays that page.

const withTexts = async <Part>(part: Part): Promise<Part> => {
  await loadTexts('schedule');
  return part;
};

/** Home's strip with its texts. */
export const loadStrip = () => withTexts(NextEntriesStrip);

/** The next entries on a program's page, with their texts. */
export const loadNextTeamEntries = () => withTexts(NextTeamEntries);

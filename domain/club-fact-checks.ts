import { checks as artwork } from '@club/about/artwork';
import { checks as calendarWords } from '@club/about/calendar-words';
import { checks as coaches } from '@club/about/first-content/coaches';
import { checks as gyms } from '@club/about/first-content/gyms';
import { checks as helpLines } from '@club/about/help-lines';
import { checks as identity } from '@club/about/identity';
import { checks as lawFacts } from '@club/about/law-facts';
import { checks as locations } from '@club/about/locations';
import { checks as promises } from '@club/about/promises';
import { checks as retention } from '@club/about/retention';
import { checks as teams } from '@club/about/teams';
import type { FactChecksByFile } from './fact-checks.ts';

/**
 * The fact checks of all files directly in `club/` that have any, and of the coaches and gyms, which a page shows
 * before it has read them. Each says what to check, who is responsible, and the day of the last
 * check. The files are listed here, because Cloud Functions cannot read the folder.
 */
export const clubFactChecks: FactChecksByFile = {
  'club/artwork.ts': artwork,
  'club/calendar-words.ts': calendarWords,
  'club/first-content/coaches.ts': coaches,
  'club/first-content/gyms.ts': gyms,
  'club/help-lines.ts': helpLines,
  'club/identity.ts': identity,
  'club/law-facts.ts': lawFacts,
  'club/locations.ts': locations,
  'club/promises.ts': promises,
  'club/retention.ts': retention,
  'club/teams.ts': teams,
};

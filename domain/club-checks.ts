import { checks as artwork } from '@club/about/artwork';
import { checks as calendarWords } from '@club/about/calendar-words';
import { checks as coaches } from '@club/about/coaches';
import { checks as helpLines } from '@club/about/help-lines';
import { checks as identity } from '@club/about/identity';
import { checks as lawFacts } from '@club/about/law-facts';
import { checks as locations } from '@club/about/locations';
import { checks as promises } from '@club/about/promises';
import { checks as retention } from '@club/about/retention';
import { checks as teams } from '@club/about/teams';
import type { FactCheckFiles } from './fact-checks.ts';

/**
 * The checks of all files directly in `club/`, thus without `club/first-content/`. It is a list,
 * because the functions cannot read a folder.
 */
export const clubChecks: FactCheckFiles = {
  'club/artwork.ts': artwork,
  'club/calendar-words.ts': calendarWords,
  'club/coaches.ts': coaches,
  'club/help-lines.ts': helpLines,
  'club/identity.ts': identity,
  'club/law-facts.ts': lawFacts,
  'club/locations.ts': locations,
  'club/promises.ts': promises,
  'club/retention.ts': retention,
  'club/teams.ts': teams,
};

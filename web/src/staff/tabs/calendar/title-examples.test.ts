import { readTitle } from '@club/domain/calendar/read-title';
import { expect, it } from 'vitest';
import { titleExamples } from './title-examples.ts';

const expectedFields = {
  practice: { teams: ['u15'], kind: 'practice', place: 'west_island' },
  place: { teams: ['u16'], kind: 'practice', place: 'montreal' },
  teams: { teams: ['u14', 'u13'], kind: 'camp' },
  match: { teams: ['u17'], kind: 'match', opponent: 'Laval', place: 'southshore' },
  groups: { teams: ['dev1', 'dev2'], kind: 'practice' },
  cancelled: { teams: ['u15'], isCancelled: true },
  everyone: { isForEveryone: true, kind: 'closed' },
  ambiguous: { needsReview: true, teams: [] },
} as const;

it.each(titleExamples)('reads “$title” as the guide explains it', ({ id, title }) => {
  expect(readTitle(title, '')).toMatchObject(expectedFields[id]);
});

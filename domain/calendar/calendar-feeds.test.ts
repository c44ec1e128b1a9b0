import { expect, it } from 'vitest';
import {
  makeCalendarFeedLinks,
  makeCalendarFeedName,
  makeCalendarFeedPath,
  calendarFeeds,
  findFeedTeams,
} from './calendar-feeds.ts';

it('offers a feed of all entries, of each team and of both development groups', () => {
  expect(calendarFeeds).toEqual(['all', 'u17', 'u16', 'u15', 'u14', 'u13', 'dev', 'dev1', 'dev2']);
  expect(calendarFeeds.map(findFeedTeams)).not.toContain(undefined);
  expect(findFeedTeams('dev')).toEqual(['dev1', 'dev2']);
});

it.each(['u18', 'U15', '', 'constructor'])('finds no feed with the id %j', (feed) => {
  expect(findFeedTeams(feed)).toBeUndefined();
});

it('names a feed after its team and the club in both languages, and its path after the team', () => {
  expect(makeCalendarFeedName('all')).toBe('Volleyball Trois-Rives / Trois-Rives Volleyball');
  expect(makeCalendarFeedName('dev1')).toBe(
    'DEV1 – Volleyball Trois-Rives / Trois-Rives Volleyball',
  );
  expect(makeCalendarFeedPath('u15')).toBe('/api/calendar/u15.ics');
});

it('links to a feed by address, and for the device', () => {
  expect(makeCalendarFeedLinks('https://www.example.org', 'u15')).toEqual({
    address: 'https://www.example.org/api/calendar/u15.ics',
    webcal: 'webcal://www.example.org/api/calendar/u15.ics',
  });
});

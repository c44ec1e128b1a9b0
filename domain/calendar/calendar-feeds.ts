import { identity } from '@club/about/identity';
import { listTeamProgramIds } from '../team.ts';
import { calendarTeams } from './calendar-entry.ts';

/** The feed with every entry, and the feed with both development groups. */
const allFeed = 'all';
const developmentFeed = 'dev';

/** The calendar feeds that families subscribe to: `all`, `u17` … `u13`, `dev`, `dev1`, `dev2`. */
export const calendarFeeds: readonly string[] = [
  allFeed,
  ...calendarTeams.filter((team) => !team.startsWith(developmentFeed)),
  developmentFeed,
  ...calendarTeams.filter((team) => team.startsWith(developmentFeed)),
];

/** Finds the teams of a feed; undefined for an unknown feed. The feed `all` has every entry. */
export function findFeedTeams(feed: string): readonly string[] | 'all' | undefined {
  if (feed === allFeed) return 'all';
  if (feed === developmentFeed) return listTeamProgramIds('dev').map((id) => id.toLowerCase());
  return calendarTeams.includes(feed) ? [feed] : undefined;
}

/** Returns the path of a feed. */
export const makeCalendarFeedPath = (feed: string): `/api/calendar/${string}` =>
  `/api/calendar/${feed}.ics`;

/**
 * Returns the name of a feed in calendar apps: the team, and the club in both languages. A feed
 * has only one name, for families of either language.
 */
export function makeCalendarFeedName(feed: string): string {
  const club = [...new Set<string>(Object.values(identity.name))].join(' / ');
  return feed === allFeed ? club : `${feed.toUpperCase()} – ${club}`;
}

/**
 * Google Calendar's page "From URL", for a pasted address. Its links with the address of a feed
 * (`?cid=`) are refused for feeds of other sites.
 */
export const googleSubscriptionPage =
  'https://calendar.google.com/calendar/u/0/r/settings/addbyurl';

/** The addresses by which a family subscribes to a feed. */
export interface CalendarFeedLinks {
  /** The https address, for any other calendar app. */
  readonly address: string;
  /** Opens the calendar app of the device. */
  readonly webcal: string;
}

/** Makes the addresses of a feed on a site such as `https://www.example.org`. */
export function makeCalendarFeedLinks(siteOrigin: string, feed: string): CalendarFeedLinks {
  const address = siteOrigin + makeCalendarFeedPath(feed);
  const webcal = address.replace(/^https?:/u, 'webcal:');
  return { address, webcal };
}

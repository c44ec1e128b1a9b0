import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { makeCalendarFeedName, findFeedTeams } from '@club/domain/calendar/calendar-feeds';
import { findGymAddress } from '@club/domain/calendar/find-gym';
import { renderCalendar } from '@club/domain/calendar/ics/render-calendar';
import { gymSchema } from '@club/domain/content/gym';
import { getCalendarStatus as getStatus } from './get-status.ts';
import { changeEntryByStaff, undoChangeByStaff } from './change-by-staff.ts';
import { listTonight } from './list-tonight.ts';
import {
  requestCalendarReading as requestReading,
  acceptCalendarLoss as acceptLoss,
} from './request-reading.ts';
import { getSiteOrigin } from '../mail/settings.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from '../store/admin.ts';
import {
  findEntriesVersion,
  listTeamFeedEntries,
  teamFeedRetentionMs,
} from '../store/calendar-entries.ts';
import { queryPublicRows, readRows } from '../store/read-rows.ts';
import type { Handler } from '../request/handler.ts';

/**
 * A change that staff make must be in the feed within ten seconds, so the CDN keeps it for five.
 * While no entry changes, a request reads only the version and the gyms.
 */
const cacheControl = 'public, max-age=0, s-maxage=5';

let lastRead: { readonly version: string; readonly entries: readonly CalendarEntry[] } | undefined;

/** Gets the entries of all team feeds. Reads them again only if any has changed since the last read. */
async function readEntries(): Promise<readonly CalendarEntry[]> {
  const version = await findEntriesVersion(firestore());
  if (lastRead?.version !== version) {
    lastRead = { version, entries: await listTeamFeedEntries(firestore(), Date.now()) };
  }
  return lastRead.entries;
}

/**
 * `GET /api/calendar/{id}.ics`: returns the calendar of a team or of all teams, for calendar
 * apps. An entry remains for a day after its end.
 *
 * @throws ApiProblem `not-found` for an unknown team
 */
export const getTeamFeed: Handler<'getTeamFeed'> = async ({ id }) => {
  const feed = id.toLowerCase();
  const teams = findFeedTeams(feed);
  if (teams === undefined) throw new ApiProblem('not-found');
  const oldestEnd = Date.now() - teamFeedRetentionMs;
  const [allEntries, gyms] = await Promise.all([
    readEntries(),
    readRows(queryPublicRows(firestore(), 'gyms'), gymSchema),
  ]);
  const entries = allEntries.filter(
    (entry) =>
      Date.parse(entry.end) >= oldestEnd &&
      (teams === 'all' || entry.teams.some((team) => teams.includes(team))),
  );
  const body = renderCalendar({
    name: makeCalendarFeedName(feed),
    siteOrigin: getSiteOrigin(),
    entries,
    findGymAddress: (entry) => findGymAddress(gyms, entry),
  });
  return { body, cacheControl, contentType: 'text/calendar; charset=utf-8' };
};

/** `GET /api/calendar/status`: returns the state of the calendar's last reading. */
export const getCalendarStatus: Handler<'getCalendarStatus'> = async () => ({
  body: await getStatus(firestore(), Date.now()),
});

/**
 * `POST /api/calendar/read`: requests a reading of the club's calendar.
 *
 * @throws ApiProblem `conflict` while a reading runs or is about to begin
 */
export const requestCalendarReading: Handler<'requestCalendarReading'> = async ({ staff }) => {
  await requestReading(firestore(), staff);
  return { body: { ok: true } };
};

/**
 * `POST /api/calendar/accept-loss`: accepts a sudden loss, in which many entries are missing from
 * the feed at once. The site then no longer keeps them. `since` is when the loss was first seen.
 *
 * @throws ApiProblem `conflict` if that loss is no longer held back, or is already accepted
 */
export const acceptCalendarLoss: Handler<'acceptCalendarLoss'> = async ({ input, staff }) => {
  await acceptLoss(firestore(), Date.parse(input.since), staff);
  return { body: { ok: true } };
};

/** `GET /api/calendar/tonight`: lists the entries of today and tomorrow, and the changes of staff. */
export const getTonight: Handler<'getTonight'> = async () => ({
  body: await listTonight(firestore(), Date.now()),
});

/**
 * `PUT /api/calendar/entries/{id}`: changes an entry on the site at once.
 *
 * @throws ApiProblem a problem of `changeEntryByStaff`
 */
export const changeEntry: Handler<'changeEntry'> = async ({ id, input, staff }) => ({
  body: await changeEntryByStaff(firestore(), { id, input, staff, now: Date.now() }),
});

/**
 * `POST /api/calendar/entries/{id}/undo`: undoes the last change of an entry.
 *
 * @throws ApiProblem a problem of `undoChangeByStaff`
 */
export const undoEntryChange: Handler<'undoEntryChange'> = async ({ id, input, staff }) => ({
  body: await undoChangeByStaff(firestore(), {
    id,
    at: input.at,
    staff,
    now: Date.now(),
  }),
});

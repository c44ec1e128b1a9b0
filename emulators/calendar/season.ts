import { dayMs } from '@club/domain/day';
import { toMontrealMinute } from '@club/domain/montreal-time';
import { findMonday, toMontrealDay } from '@club/domain/iso-week';

/** One entry of the demo's season, in Montréal time. */
export interface SeasonEntry {
  readonly uid: string;
  readonly title: string;
  readonly place?: string;
  /** A minute such as `2026-11-24T18:00`, or a day such as `2026-12-24`. */
  readonly start: string;
  /** In the format of `start`. For days, it is the day after the last one. */
  readonly end?: string;
  /** The value of iCalendar's RRULE. */
  readonly rule?: string;
  /** The start of the occurrence that this entry replaces. */
  readonly replacedStart?: string;
  /** Lines that Google adds and the site must never store. */
  readonly privateLines?: readonly string[];
}

/** The weekly practices. Monday is the weekday 0. `clock` is the start, `minutes` the duration. */
const practices: readonly (readonly [
  uid: string,
  weekday: number,
  clock: string,
  minutes: number,
  title: string,
  place?: string,
])[] = [
  ['u17-tuesday', 1, '19:00', 120, 'U17 - Pratique - Saint-Laurent'],
  ['u17-thursday', 3, '19:00', 120, 'U17 - Pratique - Saint-Laurent'],
  ['u16-monday', 0, '18:30', 120, 'U16 Entraînement', 'Gymnase Saint-Laurent, Montréal'],
  ['u16-wednesday', 2, '18:30', 120, 'U16 Practice @ STL'],
  ['u15-tuesday', 1, '18:00', 120, 'U15 - Pratique - Pierrefonds'],
  ['u15-thursday', 3, '18:00', 120, 'U15 - Pratique - Pierrefonds'],
  ['u14-monday', 0, '18:00', 120, 'U14 Pratique @ Ste-Catherine'],
  ['u14-friday', 4, '18:00', 120, 'Entraînement U14 – Ste-Cath.'],
  ['u13-wednesday', 2, '17:30', 90, 'U13 – Practice – Pierrefonds'],
  ['u13-saturday', 5, '10:00', 90, 'U13 – Practice – Pierrefonds'],
  ['dev1-saturday', 5, '09:00', 90, 'DEV1 pratique West Island'],
  ['dev2-sunday', 6, '10:00', 90, 'DEV 2 pratique', 'Gymnase de Sainte-Catherine'],
];

const opponents = ['Titans de Laval', 'Saint-Jérôme', 'Longueuil', 'Sherbrooke', 'Terrebonne'];
const playingTeams = ['U17', 'U16', 'U15', 'U14', 'U13'];
/** The weeks of practices before this week. */
const weeksBefore = 8;
/** The weeks of practices and matches from this week on, with this week. */
const weeksAfter = 22;

const toUtc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const addDays = (day: string, count: number): string =>
  new Date(toUtc(day) + count * dayMs).toISOString().slice(0, 10);
const addMinutes = (minute: string, count: number): string =>
  new Date(Date.parse(`${minute}:00Z`) + count * 60_000).toISOString().slice(0, 16);

/** What Google adds to an entry with guests. Nothing of it may reach the site. */
const guestLines = [
  'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;CN=Parent Exemple;X-NUM-GUESTS=0:mailto:parent@example.org',
  'ORGANIZER;CN=Entraîneur Exemple:mailto:coach@example.org',
  'DESCRIPTION:Questions ? 514 555-0199 ou https://meet.google.com/abc-defg-hij',
  'X-GOOGLE-CONFERENCE:https://meet.google.com/abc-defg-hij',
];

const listPractices = (monday: string): SeasonEntry[] =>
  practices.map(([uid, weekday, clock, minutes, title, place]) => {
    const start = `${addDays(monday, weekday - 7 * weeksBefore)}T${clock}`;
    return {
      uid,
      title,
      start,
      end: addMinutes(start, minutes),
      ...(place !== undefined && { place }),
      rule: `FREQ=WEEKLY;COUNT=${weeksBefore + weeksAfter}`,
      ...(weekday === 1 && { privateLines: guestLines }),
    };
  });

/** Lists two matches for each Sunday from this week on. The teams play in turn. */
const listMatches = (monday: string): SeasonEntry[] =>
  Array.from({ length: weeksAfter }, (_, week) => week).flatMap((week) => {
    const sunday = addDays(monday, 6 + 7 * week);
    return [0, 1].map((number): SeasonEntry => {
      // The index counts matches since 1970, so that a Sunday's teams and opponents never change.
      const index = Math.floor(toUtc(sunday) / dayMs / 7) * 2 + number;
      const team = playingTeams[index % playingTeams.length] ?? '';
      const opponent = opponents[(index * 3) % opponents.length] ?? '';
      const start = `${sunday}T${number === 0 ? '13:00' : '15:00'}`;
      return {
        uid: `match-${sunday}-${number}`,
        title:
          number === 0
            ? `${team} vs ${opponent} @ Pierrefonds`
            : `Match ${team} contre ${opponent}`,
        ...(number === 1 && { place: `Centre sportif de ${opponent.replace('Titans de ', '')}` }),
        start,
        end: addMinutes(start, 90),
      };
    });
  });

/** Lists other entries, such as a tournament and a camp. Days are counted from this week's Monday. */
const listOtherEntries = (monday: string): SeasonEntry[] => {
  const at = (days: number, clock: string) => `${addDays(monday, days)}T${clock}`;
  const makeDay = (days: number) => addDays(monday, days);
  const makeUid = (name: string, days: number) => `${name}-${makeDay(days)}`;
  return [
    {
      uid: makeUid('tournament', 19),
      title: 'U15/U16 Tournoi provincial 🏆',
      place: 'Centre sportif de Gatineau',
      start: makeDay(19),
      end: makeDay(21),
    },
    {
      uid: makeUid('camp', 35),
      title: 'U13 à U17 Camp de jour - Saint-Laurent',
      start: at(35, '09:00'),
      end: at(35, '16:00'),
      rule: 'FREQ=DAILY;COUNT=3',
    },
    {
      uid: makeUid('closed', 11),
      title: 'Toutes les équipes : congé, gymnases fermés',
      start: makeDay(11),
      end: makeDay(12),
    },
    {
      uid: makeUid('meeting', 9),
      title: 'Réunion de parents U13',
      place: 'Pierrefonds',
      start: at(9, '19:30'),
      end: at(9, '20:30'),
      privateLines: guestLines,
    },
    { uid: makeUid('party', 26), title: 'Tous : souper de fin de session', start: at(26, '17:00') },
    {
      uid: makeUid('ambiguous', 12),
      title: 'Tournoi U14 – pas de pratique U15',
      start: at(12, '09:00'),
      end: at(12, '17:00'),
    },
    {
      uid: makeUid('no-place', 10),
      title: 'U17 pratique supplémentaire 20h',
      start: at(10, '20:00'),
      end: at(10, '21:30'),
    },
    {
      uid: makeUid('unknown-team', 13),
      title: 'U18 match hors-concours',
      start: at(13, '11:00'),
      end: at(13, '12:30'),
    },
  ];
};

/** Finds a team's next practice that starts at least three hours from now. */
function findNextPractice(monday: string, now: number, uidPrefix: string) {
  const earliest = toMontrealMinute(now + 3 * 60 * 60_000);
  const occurrences = practices
    .filter(([uid]) => uid.startsWith(uidPrefix))
    .flatMap(([uid, weekday, clock, minutes, title, place]) =>
      [0, 7].map((days) => {
        const start = `${addDays(monday, weekday + days)}T${clock}`;
        return { uid, title, place, minutes, start };
      }),
    );
  return occurrences
    .filter(({ start }) => start >= earliest)
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))[0];
}

/** Lists the latest changes: one practice is cancelled, and another one starts later. */
function listChanges(monday: string, now: number): SeasonEntry[] {
  const cancelledPractice = findNextPractice(monday, now, 'u16');
  const movedPractice = findNextPractice(monday, now, 'u15');
  return [
    ...(cancelledPractice
      ? [
          {
            uid: cancelledPractice.uid,
            replacedStart: cancelledPractice.start,
            start: cancelledPractice.start,
            title: `ANNULÉ - ${cancelledPractice.title}`,
            end: addMinutes(cancelledPractice.start, cancelledPractice.minutes),
            ...(cancelledPractice.place !== undefined && { place: cancelledPractice.place }),
          },
        ]
      : []),
    ...(movedPractice
      ? [
          {
            uid: movedPractice.uid,
            title: movedPractice.title,
            replacedStart: movedPractice.start,
            start: addMinutes(movedPractice.start, 90),
            end: addMinutes(movedPractice.start, 90 + movedPractice.minutes),
          },
        ]
      : []),
  ];
}

/**
 * Makes the demo's season around an instant: the practices of each team, matches and other
 * entries. All calls within a week make the same entries, except for the two latest changes.
 */
export function makeSeason(
  now: number,
  { hasChanges }: { readonly hasChanges: boolean },
): readonly SeasonEntry[] {
  const monday = findMonday(toMontrealDay(now));
  return [
    ...listPractices(monday),
    ...listMatches(monday),
    ...listOtherEntries(monday),
    ...(hasChanges ? listChanges(monday, now) : []),
  ];
}

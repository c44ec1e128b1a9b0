import { dayMs } from '@club/domain/day';
import { toTorontoMinute, toTorontoDay } from '@club/domain/toronto-time';
import { findMonday } from '@club/domain/iso-week';

/** One entry of the demo's season, in Toronto time. */
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

/**
 * The weekly practices, at the usual times of `club/first-content/programs.ts`. Monday is the
 * weekday 0. `clock` is the start, `minutes` the duration.
 */
const practices: readonly (readonly [
  uid: string,
  weekday: number,
  clock: string,
  minutes: number,
  title: string,
  place?: string,
])[] = [
  ['u17-tuesday', 1, '19:30', 120, 'U17 - Pratique - Saint-Laurent'],
  ['u17-thursday', 3, '19:30', 120, 'U17 - Pratique - Saint-Laurent'],
  ['u17-saturday', 5, '09:00', 120, 'U17 Practice @ STL'],
  ['u16-monday', 0, '19:30', 120, 'U16 Entraînement', 'Gymnase Saint-Laurent, Montréal'],
  ['u16-wednesday', 2, '19:30', 120, 'U16 Practice @ STL'],
  ['u16-saturday', 5, '11:00', 120, 'U16 Practice @ STL'],
  ['u15-tuesday', 1, '18:00', 90, 'U15 - Pratique - Pierrefonds'],
  ['u15-thursday', 3, '18:00', 90, 'U15 - Pratique - Pierrefonds'],
  ['u15-sunday', 6, '09:00', 120, 'U15 - Pratique - Pierrefonds'],
  ['u14-monday', 0, '18:00', 90, 'U14 Pratique @ Ste-Catherine'],
  ['u14-wednesday', 2, '18:00', 90, 'Entraînement U14 – Ste-Cath.'],
  ['u13-wednesday', 2, '18:00', 90, 'U13 – Practice – Pierrefonds'],
  ['u13-sunday', 6, '11:00', 90, 'U13 – Practice – Pierrefonds'],
  ['dev1-saturday', 5, '13:00', 90, 'DEV1 pratique Ouest-de-l’Île'],
  ['dev2-sunday', 6, '13:00', 120, 'DEV 2 pratique', 'Gymnase de Sainte-Catherine'],
  ['tryouts-saturday', 5, '15:00', 150, 'Tous : camp de sélection d’hiver - Pierrefonds'],
  ['tryouts-sunday', 6, '15:00', 150, 'Tous : camp de sélection d’hiver - Pierrefonds'],
];

/** The first and last day of the development sessions, and of the try-outs of the first banner. */
const sessions: Readonly<Record<string, readonly [firstDay: string, lastDay: string]>> = {
  dev1: ['2027-01-09', '2027-03-27'],
  dev2: ['2026-09-13', '2026-12-13'],
  tryouts: ['2026-12-05', '2026-12-06'],
};

/** The days without practices of the note in `club/first-content/notes.ts`, as staff enter them. */
const closedDays: readonly SeasonEntry[] = [
  {
    uid: 'closed-holidays',
    title: 'Toutes les équipes : congé des Fêtes',
    start: '2026-12-21',
    end: '2027-01-04',
  },
  {
    uid: 'closed-three-shores',
    title: 'Toutes les équipes : congé, gymnases occupés',
    start: '2027-01-23',
    end: '2027-01-25',
  },
];
const isClosed = (day: string): boolean =>
  closedDays.some(({ start, end = start }) => day >= start && day < end);

const opponents = ['Titans de Laval', 'Saint-Jérôme', 'Longueuil', 'Sherbrooke', 'Terrebonne'];
const playingTeams = ['U17', 'U16', 'U15', 'U14', 'U13'];
/** The weeks of practices before this week, and of practices and matches from this week on. */
const [weeksBefore, weeksAfter] = [8, 22] as const;

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
  practices.flatMap(([uid, weekday, clock, minutes, title, place]) => {
    const [firstDay = '', lastDay = '9999'] = sessions[uid.split('-')[0] ?? ''] ?? [];
    const days = Array.from({ length: weeksBefore + weeksAfter }, (_, week) =>
      addDays(monday, weekday + 7 * (week - weeksBefore)),
    ).filter((day) => day >= firstDay && day <= lastDay);
    const [day] = days;
    if (day === undefined) return [];
    const start = `${day}T${clock}`;
    return {
      uid,
      title,
      start,
      end: addMinutes(start, minutes),
      ...(place !== undefined && { place }),
      rule: `FREQ=WEEKLY;COUNT=${days.length}`,
      ...(weekday === 1 && { privateLines: guestLines }),
    };
  });

/** Lists two matches for each open Sunday from this week on. The teams play in turn. */
const listMatches = (monday: string): SeasonEntry[] =>
  Array.from({ length: weeksAfter }, (_, week) => week).flatMap((week) => {
    const sunday = addDays(monday, 6 + 7 * week);
    if (isClosed(sunday)) return [];
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
      uid: makeUid('closed', 10),
      title: 'Toutes les équipes : congé, gymnases fermés',
      start: makeDay(10),
      end: makeDay(11),
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
      uid: makeUid('no-place', 11),
      title: 'U17 pratique supplémentaire 20h',
      start: at(11, '20:00'),
      end: at(11, '21:30'),
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
  const earliest = toTorontoMinute(now + 3 * 60 * 60_000);
  const occurrences = practices
    .filter(([uid]) => uid.startsWith(uidPrefix))
    .flatMap(([uid, weekday, clock, minutes, title, place]) =>
      [0, 7, 14].map((days) => {
        const start = `${addDays(monday, weekday + days)}T${clock}`;
        return { uid, title, place, minutes, start };
      }),
    );
  return occurrences
    .filter(({ start }) => start >= earliest && !isClosed(start.slice(0, 10)))
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))[0];
}

/** Lists the latest changes: one practice is cancelled, and another one starts later. */
function listChanges(monday: string, now: number): SeasonEntry[] {
  const change = (uidPrefix: string, delay: number, prefix = ''): SeasonEntry[] => {
    const practice = findNextPractice(monday, now, uidPrefix);
    if (!practice) return [];
    const { uid, title, start, minutes, place } = practice;
    return [
      {
        uid,
        title: `${prefix}${title}`,
        replacedStart: start,
        start: addMinutes(start, delay),
        end: addMinutes(start, delay + minutes),
        ...(place !== undefined && { place }),
      },
    ];
  };
  return [...change('u16', 0, 'ANNULÉ - '), ...change('u15', 90)];
}

/**
 * Makes the demo's season around an instant: the practices of each team, matches and other
 * entries. All calls within a week make the same entries, except for the two latest changes.
 */
export function makeSeason(
  now: number,
  { hasChanges }: { readonly hasChanges: boolean },
): readonly SeasonEntry[] {
  const monday = findMonday(toTorontoDay(now));
  return [
    ...listPractices(monday),
    ...listMatches(monday),
    ...closedDays,
    ...listOtherEntries(monday),
    ...(hasChanges ? listChanges(monday, now) : []),
  ];
}

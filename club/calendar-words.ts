import type { FactChecks } from './fact-check.ts';

/**
 * How coaches write the club's places in the calendar. The site knows no other names of them.
 * Accents, capitals and a dot at the end of a name do not matter. Between words, dots, hyphens and
 * spaces are equal. So `Ste-Cath.` also finds `ste cath`. A name is not found within a longer word: `STL` does not find `STLB`.
 * docs/calendar.md explains the titles.
 */
export const placeNames = {
  west_island: ['Pierrefonds', 'West Island', 'Ouest-de-l’Île'],
  montreal: ['Saint-Laurent', 'St-Laurent', 'STL'],
  southshore: [
    'Sainte-Catherine',
    'Ste-Catherine',
    'St-Catherine',
    'Saint-Catherine',
    'Ste-Cath.',
    'Rive-Sud',
    'South Shore',
  ],
} as const;

/** Other names of teams and groups. `U15`, `15U` and `DEV 1` need no entry here. */
export const teamNames = {
  dev1: ['Débutants'],
  dev2: ['Intermédiaires'],
} as const;

/** Words that mean all teams and groups at once, such as `Tout le monde`. */
export const everyoneNames = [
  'Toutes les équipes',
  'Tous les groupes',
  'Tous les programmes',
  'Tout le club',
  'Tout le monde',
  'Tous',
  'Club',
  'All teams',
  'All groups',
  'All programs',
  'Everyone',
  'Everybody',
  'Whole club',
] as const;

export const checks: FactChecks = {
  names: {
    responsible: 'head coaches',
    checkedOn: null,
    whatToCheck: 'the titles and places of the club’s Google calendar',
  },
};

import { describe, expect, it } from 'vitest';
import { calendarTeams } from './calendar-entry.ts';
import { readTitle } from './read-title.ts';

/**
 * Describes what a title means in one line: the teams, the kind, the place, then the rest. The
 * place is its id, or a text in quotes. The problem `no-place` is left out.
 */
function describeReading(title: string, placeField = ''): string {
  const reading = readTitle(title, placeField);
  const { teams, isForEveryone, kind, place, placeText, opponent, unknownTeams } = reading;
  const problems = reading.problems.filter((problem) => problem !== 'no-place');
  return [
    isForEveryone ? 'EVERYONE' : teams.join() || '-',
    kind,
    place || (placeText && `"${placeText}"`) || '-',
    ...(opponent === '' ? [] : [`vs=${opponent}`]),
    ...(reading.isCancelled ? ['CANCELLED'] : []),
    ...(problems.length === 0 ? [] : [problems.join()]),
    ...unknownTeams,
  ].join(' ');
}

const allAges = 'u17,u16,u15,u14,u13';

const titles: readonly (readonly [title: string, reading: string])[] = [
  // Titles as coaches write them, in both languages.
  ['U15 - Pratique - Pierrefonds', 'u15 practice west_island'],
  ['U15F/U16F tournoi Sherbrooke', 'u16,u15 tournament -'],
  ['Entraînement U17 – Ste-Catherine', 'u17 practice southshore'],
  ['U 16 Practice @ Saint Laurent', 'u16 practice montreal'],
  ['U13/U14 Pratique', 'u14,u13 practice -'],
  ['U13 à U17 Camp de Noël', `${allAges} camp -`],
  ['DEV1 pratique', 'dev1 practice -'],
  ['Dev-2 entraînement', 'dev2 practice -'],
  ['ANNULÉ - U15 Pratique', 'u15 practice - CANCELLED'],
  ['CANCELLED: U16 match', 'u16 match - CANCELLED'],
  ['No practice U14 (holiday)', 'u14 practice - CANCELLED'],
  ['Réunion de parents U13', 'u13 meeting -'],
  ['Toutes les équipes: congé', 'EVERYONE closed -'],
  ['Toutes les équipes : congé des Fêtes', 'EVERYONE closed -'],
  ['U15 vs St-Laurent', 'u15 match - vs=St-Laurent'],
  ['🏐 U16 Tournoi provincial 🏆', 'u16 tournament -'],
  ['Pratique 18h30 gymnase B', '- practice - no-team'],
  ['Scrimmage U16 vs U17', 'u17,u16 match - vs=U17'],
  ['ANNULÉ : tournoi U14 Sherbrooke', 'u14 tournament - CANCELLED'],
  ['U17, U16, U15: entraînement extérieur', 'u17,u16,u15 practice -'],
  ['U15 🏐 Ste-Cath. pratique', 'u15 practice southshore'],
  ['Pas de pratique U13', 'u13 practice - CANCELLED'],
  ['Tournoi U14 – pas de pratique U15', '- tournament - ambiguous'],
  // Hours, days and scores are no teams.
  ['U15 17h–19h', 'u15 other -'],
  ['U15 17-19h Pierrefonds', 'u15 other west_island'],
  ['Pratique U15 17h30 à 19h30 Saint-Laurent', 'u15 practice montreal'],
  ['U16 practice 5pm to 7pm', 'u16 practice -'],
  ['U15, 16 déc, Pierrefonds', 'u15 other west_island'],
  ['U14 match Dec 15', 'u14 match -'],
  ['U13 tournoi 2026-12-16', 'u13 tournament -'],
  ['Match U17 (25-17, 25-16)', 'u17 match -'],
  ['Soirée 14 ans et plus', '- other - no-team'],
  // Teams in lists and ranges.
  ['U15/16 match', 'u16,u15 match -'],
  ['U15 et 16 entraînement', 'u16,u15 practice -'],
  ['U13, U14 et U15 : pratique', 'u15,u14,u13 practice -'],
  ['U16 & U17 practice', 'u17,u16 practice -'],
  ['U13-U17 BBQ', `${allAges} social -`],
  ['U13-15 camp', 'u15,u14,u13 camp -'],
  ['u13 au u15 camp', 'u15,u14,u13 camp -'],
  ['15U/16U Game at Sherbrooke', 'u16,u15 match "Sherbrooke"'],
  ['U.15 Pratique', 'u15 practice -'],
  ['U15 filles + U16 garçons pratique', 'u16,u15 practice -'],
  ['u15f u16f pratique', 'u16,u15 practice -'],
  ['DEV pratique', 'dev1,dev2 practice -'],
  ['DEV 1 & 2 - Pratique', 'dev1,dev2 practice -'],
  ['Développement 2 pratique', 'dev2 practice -'],
  ['Débutants : pratique', 'dev1 practice -'],
  ['U13/DEV2 Pratique', 'u13,dev2 practice -'],
  ['Camp de développement U15', 'u15 camp -'],
  // Teams that the club does not have.
  ['U18 pratique', '- practice - unknown-team U18'],
  ['U12/U13 pratique', 'u13 practice - unknown-team U12'],
  ['DEV 3 pratique', '- practice - unknown-team DEV3'],
  ['USA vs Canada', '- match - vs=Canada no-team'],
  // Titles for everybody, and titles without a team.
  ['Tous: souper de Noël', 'EVERYONE social -'],
  ['All teams - gym closed', 'EVERYONE closed -'],
  ['Club: AGA', 'EVERYONE meeting -'],
  ['Toutes les équipes (U13 à U17) : photos', `${allAges} social -`],
  ['Toutes les équipes sauf U13 : congé', '- closed - ambiguous'],
  ['Congé de Pâques', '- closed - no-team'],
  ['', '- other - no-team'],
  // Opponents and places.
  ['U15 vs St-Laurent @ Pierrefonds', 'u15 match west_island vs=St-Laurent'],
  ['U15 vs U16 Laval @ STL', 'u15 match montreal vs=U16 Laval'],
  [
    'Match U17 contre Rivière-du-Loup à 18h à Sainte-Catherine',
    'u17 match southshore vs=Rivière-du-Loup',
  ],
  ['15U game vs. Titans (home)', 'u15 match - vs=Titans'],
  ['U15 à Laval', 'u15 other "Laval"'],
  ['U16 Tournoi @ Collège Bois-de-Boulogne', 'u16 tournament "Collège Bois-de-Boulogne"'],
  ['U16 Pratique, 4545 boul. Saint-Laurent', 'u16 practice -'],
  ['U15 pratique, 4119 Bd Saint-Laurent', 'u15 practice -'],
  ['U15 pratique Pierrefonds St-Laurent', '- practice - ambiguous'],
  ['U15 pratique Dec 1st Pierrefonds', 'u15 practice west_island'],
  ['Rencontre de parents U14', 'u14 meeting -'],
  ['U15 pratique Pierrefonds ou Saint-Laurent', '- practice - ambiguous'],
  ['U15 Pratique Pierrefonds / U16 Pratique St-Laurent', '- practice - ambiguous'],
  // Titles with several kinds: the first kind of `calendarKinds` applies.
  ['Camp de sélection U16', 'u16 tryout -'],
  ['U15 tournoi (match 1 à 9h)', 'u15 tournament -'],
  ['U17 Évaluations', 'u17 tryout -'],
  // Cancelled, or not.
  ['Relâche : pas d’activités U13', 'u13 closed -'],
  ['Relâche U13, pas de pratique', 'u13 practice - CANCELLED'],
  ['Relâche U13 annulée', 'u13 closed - CANCELLED'],
  ['U15 Tournoi - pas de pratique', '- tournament - ambiguous'],
  ['U15 match, no practice', '- match - ambiguous'],
  ['U15 Pratique, pas de tournoi', '- practice - ambiguous'],
  ['Aucune activité U15', 'u15 other - CANCELLED'],
  ['Pas d’entraînement U17', 'u17 practice - CANCELLED'],
  ['No U14 practice', 'u14 practice - CANCELLED'],
  ['Pas de U15 ce soir', 'u15 other - CANCELLED'],
  ['Annulation de la pratique U13', 'u13 practice - CANCELLED'],
  ['U15 vs Laval annulé', 'u15 match - vs=Laval CANCELLED'],
  ['ANNULÉ: U15, U16 pratique', 'u16,u15 practice - CANCELLED'],
  ['Canceled – U13 à U15 practice', 'u15,u14,u13 practice - CANCELLED'],
  ['U15 pratique NON annulée', 'u15 practice -'],
  ['Pratique sans coach U15', 'u15 practice -'],
  ['Match reporté U15 vs Brossard', 'u15 match - vs=Brossard'],
  ['U14 pratique peut-être annulée', '- practice - ambiguous'],
  ['U15 annulé?', '- other - ambiguous'],
  ['U15 pratique, U16 pratique annulée', '- practice - ambiguous'],
  ['ANNULÉ U15 - U16 pratique', '- practice - ambiguous'],
  ['U14 tournoi; U15 pratique', '- tournament - ambiguous'],
];

it.each(titles)('reads "%s" as: %s', (title, reading) => {
  expect(describeReading(title)).toBe(reading);
});

describe('the place field of an entry', () => {
  it.each([
    ['Gymnase de Pierrefonds, 13800 boul. de Pierrefonds', 'u15 match west_island'],
    ['Cégep de Saint-Laurent, 625 av. Sainte-Croix, Montréal', 'u15 match montreal'],
    [
      '4545, boulevard Saint-Laurent, Montréal',
      'u15 match "4545, boulevard Saint-Laurent, Montréal"',
    ],
    ['Aréna de Gatineau', 'u15 match "Aréna de Gatineau"'],
    ['', 'u15 match southshore'],
  ])('wins over a place in the title, unless the field is empty: "%s"', (placeField, reading) => {
    expect(describeReading('U15 match Ste-Catherine', placeField)).toBe(reading);
  });
});

it('lists every team for an entry that concerns everyone', () => {
  expect(readTitle('Tous: congé', '').teams).toEqual(calendarTeams);
});

it('reports a practice without a place, but not a meeting without one', () => {
  expect(readTitle('U15 pratique', '').problems).toEqual(['no-place']);
  expect(readTitle('U15 réunion', '').problems).toEqual([]);
});

it('asks for a review of a title if all its teams are unknown, but not if one is known', () => {
  expect(readTitle('U18 pratique', '').needsReview).toBe(true);
  expect(readTitle('U17/U18 pratique', '').needsReview).toBe(false);
});

// A pattern that backtracks without end would exceed the time limit of any test.
it.each([
  ['spaces', ' '.repeat(200), '- other no-team'],
  ['teams', 'U15/'.repeat(50), 'u15 other'],
  ['cancellations', 'annulé '.repeat(28), '- other CANCELLED no-team'],
  ['hyphens', '-'.repeat(200), '- other no-team'],
  ['opponents', 'vs '.repeat(66), '- match no-team'],
])('reads a title and a place of many %s', (_, text, reading) => {
  const { teams, kind, isCancelled, problems } = readTitle(text, text);
  const words = [teams.join() || '-', kind, ...(isCancelled ? ['CANCELLED'] : []), ...problems];
  expect(words.join(' ')).toBe(reading);
});

it('a long name of an opponent is not cut within a character', () => {
  const { opponent } = readTitle(`U15 vs ${'é'.repeat(99)}🏐 Laval`, '');
  expect(opponent).toBe('é'.repeat(99));
});

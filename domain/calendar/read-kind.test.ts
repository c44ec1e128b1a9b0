import { expect, it } from 'vitest';
import { readTitle } from './read-title.ts';

it.each([
  // One of two things is cancelled.
  'Match U15 (pratique annulée)',
  'U15 Tournoi Laval - pratique annulée',
  'U15 Tournoi Laval pratique annulée',
  'U16 game [practice cancelled]',
  'U15 pratique et match annulés',
  'ANNULÉ match U15, pratique à 18h',
  'ANNULÉ - match U15 - pratique à 18h',
  'U15 annulation de la réunion, pratique maintenue',
  'U15 match annulé, le reste a lieu',
  'U15 match cancelled but team still meets',
  'U15 vs Laval / souper annulé',
  'U15 pratique extérieure, pas de gym',
  'U15 pratique : pas de U16',
  'Pas de match U15, pratique à la place',
  'ANNULÉ : pas de pratique, match U15',
  'U15 pratique Pierrefonds annulée, Saint-Laurent maintenue',
  'U15 practice cancelled, replaced by a game',
  'U15 practice cancelled due to tournament',
  'U15 pratique gym B (gym A annulé)',
  'Transport annulé - U15 match',
  'U15 gym A annulé, gym B disponible',
  'U15 vs Brébeuf – match 2 annulé',
  'U15 match vs Laval, 2e match annulé',
  'U15 practice: cancelled for U16 only',
  'U15 pratique annulée pour les partantes seulement',
  // One of two things is moved, replaced or made up for.
  'U15 tournoi (pratique reportée)',
  'U15 pratique déplacée, U16 pratique',
  'U15 match vs Laval (remplace pratique annulée)',
  'U15 match (remplace la pratique)',
  'Pratique U15 au lieu du match',
  'U15 game instead of practice',
  'U15 pratique → match',
  'U15 souper en lieu et place du match',
  'U15 practice replaces the game',
  'Pratique U15 remplacée par un souper',
  'U15 au lieu de U16 pratique',
  'U15 reprise de la pratique annulée du 12 nov.',
  'U15 reprise du match du 12 nov.',
  'Make-up for cancelled U15 practice',
  'U15 makeup for practice of Nov 12',
  'U15 rattrapage, pratique annulée jeudi',
  'U15 match déplacé, pratique annulée',
  'U15 pratique annulée ou déplacée',
  'U15 match reporté du 12 nov. (annulé pour tempête)',
  'U15 cancelled practice rescheduled',
  // Perhaps, or until when, something is cancelled.
  'Date limite d’annulation U15',
  'U15 camp: cancellation deadline',
  'U15 tournoi, dernier jour pour annuler',
  'U15 camp, frais d’annulation',
  'Annulation tardive : U15 camp',
  'Assurance annulation U15 tournoi',
  'U15 pratique, à moins d’annulation',
  'U15 pratique (annulation possible)',
  'Possible cancellation of U15 practice',
  'U15 pratique annulée s’il pleut',
  'U15 practice will be cancelled if it rains',
  'U15 match, sauf annulation',
  'U15 pratique pourrait être annulée',
  'U15 pratique probablement annulée',
  // A sign without a word.
  '❌ U15 pratique',
  'U15 pratique 🚫',
  '~~U15 pratique~~',
  '<s>U15 pratique</s>',
  'U15 p\u0336r\u0336a\u0336t\u0336i\u0336q\u0336u\u0336e\u0336 match',
])('takes the title "%s" as ambiguous, and its entry as not cancelled', (title) => {
  const { problems, isCancelled, teams } = readTitle(title, 'Pierrefonds');
  expect({ problems, isCancelled, teams }).toEqual({
    problems: ['ambiguous'],
    isCancelled: false,
    teams: [],
  });
});

it.each([
  'U15 pratique ANNULÉE',
  'ANNULÉ : Match U15 vs Laval',
  '❌ ANNULÉ ❌ U15 pratique',
  '[ANNULÉ] U15 tournoi (match 1 à 9h)',
  'U15 pratique annulée (gym fermé)',
  'Camp de sélection U16 annulé',
  'Match de tournoi U15 annulé',
  'U15 match annulé, pratique annulée',
  'U15 - Pratique - Pierrefonds - ANNULÉE',
  'ANNULÉ : pratique et souper U15',
  'U15 pratique n’aura pas lieu',
  'U15 practice called off',
  'U15 match - annulé par Laval',
  'U15 pratique est malheureusement annulée',
  'U15 practice (is cancelled tonight)',
  'Pratique annulée / Practice cancelled U15',
  'U15 practice cancelled due to snow',
  'U15 pratique cancellée',
  'U15 practice is OFF tonight',
  'U15 essai 2 annulé',
  'U15 pratique annulée et reportée au 14 nov.',
])('takes the title "%s" as a cancellation', (title) => {
  const { problems, isCancelled, needsReview } = readTitle(title, 'Pierrefonds');
  expect({ problems, isCancelled, needsReview }).toEqual({
    problems: [],
    isCancelled: true,
    needsReview: false,
  });
});

it.each([
  'U15 pratique, pas d’annulation',
  'U15 pratique 19h au lieu de 18h',
  'U15 pratique (Marc remplace Julie)',
  'U15 make-up practice',
  'U15 tournoi, remise des médailles',
])('takes the entry with the title "%s" as planned', (title) => {
  const { problems, isCancelled } = readTitle(title, 'Pierrefonds');
  expect({ problems, isCancelled }).toEqual({ problems: [], isCancelled: false });
});

it.each([
  ['annulé', 'U15 match'],
  ['Gymnase fermé, match annulé', 'U15 match'],
  ['Pierrefonds', 'U15 pratique Saint-Laurent annulée, Pierrefonds OK'],
  ['Pierrefonds', 'U15 pratique annulée à Saint-Laurent / Pierrefonds 18h'],
])('takes an entry as ambiguous with the place field "%s" and the title "%s"', (field, title) => {
  expect(readTitle(title, field).problems).toEqual(['ambiguous']);
});

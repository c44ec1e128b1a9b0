import type { FactChecks } from '../fact-check.ts';

/** The note of the schedule page. */
export const notes = [
  {
    id: 'note-1',
    note: 'Holiday break: no practice from December 21 to January 3. We are back on Monday, January 4, at the usual times. On January 23 and 24 the Three Shores Cup takes over our Saint-Laurent gym. All practices that weekend are cancelled: come and cheer for the club instead! If there’s a snowstorm, we’ll post it here as early as we can: check this page before you leave.',
    note_fr:
      'Congé des Fêtes\u00a0: aucun entraînement du 21 décembre au 3 janvier. On se revoit le lundi 4 janvier, aux heures habituelles. Les 23 et 24 janvier, la Coupe des Trois-Rives occupe notre gymnase de Saint-Laurent. Tous les entraînements de la fin de semaine sont annulés\u00a0: venez plutôt encourager le club! En cas de tempête de neige, nous l’écrirons ici le plus tôt possible\u00a0: consultez cette page avant de partir.',
    // The register-now button is below the note.
    buttonDisplay: true,
    updatedAt: '2026-11-18T21:30:00.000Z',
  },
] as const;

export const checks: FactChecks = {
  notes: {
    responsible: 'club administrator',
    checkedOn: null,
    whatToCheck: 'the note of the schedule page: days off and gyms',
  },
};

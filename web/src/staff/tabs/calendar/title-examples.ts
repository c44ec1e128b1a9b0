/** Titles as coaches write them. A test checks that the site reads them as the guide explains. */
export const titleExamples = [
  { id: 'practice', title: 'U15 - Pratique - Pierrefonds' },
  { id: 'place', title: 'U 16 Practice @ Saint-Laurent' },
  { id: 'teams', title: 'U13/U14 Camp de Noël' },
  { id: 'match', title: 'U17 match vs Laval @ Ste-Catherine' },
  { id: 'groups', title: 'DEV 1 & 2 entraînement' },
  { id: 'cancelled', title: 'ANNULÉ - U15 Pratique' },
  { id: 'everyone', title: 'Toutes les équipes : congé' },
  { id: 'ambiguous', title: 'Tournoi U14 – pas de pratique U15' },
] as const;

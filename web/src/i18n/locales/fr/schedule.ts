import type { schedule as english } from '../en/schedule.ts';

export const schedule: typeof english = {
  page_title: 'Horaire',
  title: 'horaire des entraînements et des matchs',
  important: {
    title: 'Important',
    text: 'Les gymnases et les heures peuvent changer à la dernière minute. Lisez la note avant de partir\u00a0: ce qu’elle annonce remplace l’horaire habituel.',
  },
  note: {
    title: 'Note des entraîneurs',
    updated: 'Mise à jour le',
    loading: 'Chargement des notes…',
    error: 'Aucune note.',
    empty: 'Aucune note pour le moment.',
    pause: 'Arrêter le défilement',
    play: 'Faire défiler le texte',
  },
  register_now: 'S’inscrire maintenant',
};

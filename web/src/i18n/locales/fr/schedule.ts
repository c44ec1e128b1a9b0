import type { schedule as english } from '../en/schedule.ts';

export const schedule: typeof english = {
  page_title: 'Horaire',
  description:
    'Le calendrier des entraînements et des matchs à l’heure de Montréal, avec la dernière note du club\u00a0: gymnases fermés, changements, inscriptions.',
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
  calendar: {
    title: 'Calendrier du club',
    text: 'Tous les entraînements et tous les matchs, à l’heure de Toronto. Abonnez-vous une fois, et les changements arrivent d’eux-mêmes sur votre téléphone.',
    subscribe: 'S’abonner sur son téléphone',
    open: 'Ouvrir dans le calendrier',
    frame: 'Calendrier des entraînements et des matchs',
    waiting:
      'Le calendrier vient de Google. S’il n’apparaît pas, ouvrez-le avec les liens ci-dessus.',
    none: 'Le calendrier de la saison est en préparation. D’ici là, la note ci-dessus donne l’horaire.',
  },
  register_now: 'S’inscrire maintenant',
};

import type { schedule as english } from '../en/schedule.ts';

export const schedule: typeof english = {
  page_title: 'Horaire',
  description:
    'Le calendrier des entraînements et des matchs à l’heure de Montréal, avec la dernière note de l’équipe d’entraîneurs\u00a0: gymnases fermés, changements, inscriptions.',
  title: 'horaire des entraînements et des matchs',
  important: {
    title: 'Important',
    text: 'Les gymnases et les heures peuvent changer à la dernière minute. Lisez la note avant de partir\u00a0: ce qu’elle annonce remplace l’horaire habituel.',
  },
  note: {
    title: 'Note de l’équipe d’entraîneurs',
    updated: 'Mise à jour le',
    loading: 'Chargement des notes…',
    error: 'La note ne se charge pas.',
    empty: 'Aucune note pour le moment.',
    pause: 'Arrêter le défilement',
    play: 'Reprendre le défilement',
  },
  calendar: {
    title: 'Calendrier du club',
    text: 'Tous les entraînements et tous les matchs. Ajoutez le calendrier à votre téléphone\u00a0: les changements s’y affichent ensuite automatiquement.',
    subscribe: 'Ajouter à mon téléphone',
    open: 'Ouvrir dans Google Agenda',
    frame: 'Calendrier des entraînements et des matchs',
    waiting:
      'Le calendrier vient de Google. S’il n’apparaît pas, ouvrez-le avec les liens ci-dessus.',
    offline:
      'Vous êtes hors ligne\u00a0: le calendrier ne peut pas s’afficher ici. Il reviendra avec le réseau. Si vous l’avez ajouté à votre téléphone, vous l’y trouverez déjà.',
    none: 'Le calendrier de la saison est en préparation. D’ici là, l’horaire de chaque équipe est sur sa page.',
  },
  register_now: 'S’inscrire maintenant',
};

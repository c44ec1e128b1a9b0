import { home as clubTexts } from '@club/about/fr/home';
import { identity } from '@club/about/identity';
import type { home as english } from '../en/home.ts';

export const home: typeof english = {
  page_title: clubTexts.page_title,
  description: clubTexts.description,
  banners: {
    label: 'Nouvelles du club',
    loading: 'Chargement des nouvelles…',
    more: 'En savoir plus',
  },
  register: 'S’inscrire',
  latest: {
    title: 'Derniers événements',
    loading: 'Chargement des photos…',
    watch: 'Voir la vidéo',
    alt: 'Photo d’un événement du club ({{id}})',
  },
  next_event: { tag: 'À venir', updated: 'Mis à jour le' },
  intro: {
    ...clubTexts.intro,
    title: identity.motto.fr,
    learn_more: 'Découvrir le club',
  },
  teams: {
    intro: clubTexts.teams_intro,
    title: 'Nos équipes',
    see: 'Voir l’équipe',
  },
  locations: {
    title: clubTexts.locations,
    gym: 'Voir le gymnase',
  },
};

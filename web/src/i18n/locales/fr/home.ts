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
  events: {
    title: 'Derniers événements',
    loading: 'Chargement des photos…',
    watch: 'Voir la vidéo',
    alt: 'Photo d’un événement du club ({{id}})',
  },
  event: { tag: 'À venir', announced: 'Mis à jour le' },
  intro: {
    ...clubTexts.intro,
    title: identity.motto.fr,
    learn_more: 'Découvrir le club',
  },
  teams: {
    highlight: clubTexts.highlight,
    title: 'Nos équipes',
    see: 'Voir l’équipe',
  },
  shores: {
    title: clubTexts.shores,
    directions: 'Itinéraire',
  },
};

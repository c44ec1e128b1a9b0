import type { home as english } from '../en/home.ts';

export const home: typeof english = {
  page_title: 'Accueil',
  description:
    'Club de volleyball sans but lucratif pour les jeunes de 10 à 17 ans, dans l’Ouest-de-l’Île, à Montréal et sur la Rive-Sud. Du premier ballon à l’équipe U17.',
  banners: {
    label: 'Nouvelles du club',
    loading: 'Chargement des bannières…',
    more: 'En savoir plus',
  },
  register: 'S’inscrire',
  intro: {
    subtitle: 'Volleyball jeunesse, de 10 à 17 ans',
    title: 'Trois rives, un seul filet',
    text: 'Depuis 2022, notre club sans but lucratif réunit des jeunes de l’Ouest-de-l’Île, de Montréal et de la Rive-Sud. Les uns touchent un ballon pour la première fois, les autres visent les tournois provinciaux\u00a0: du groupe de développement à l’équipe U17, chacun trouve sa place sur notre terrain.',
    learn_more: 'Découvrir le club',
  },
  events: {
    title: 'Derniers événements',
    loading: 'Chargement des carrousels…',
    alt: 'Un moment des événements du club ({{id}})',
  },
  teams: {
    title: 'Nos équipes',
    highlight:
      'Cinq équipes compétitives pour les joueuses d’expérience, et une équipe de développement ouverte à tous, de 10 à 17 ans.',
    see: 'Voir l’équipe',
  },
  event: { tag: 'À venir', announced: 'Annoncé le' },
  shores: {
    title: 'Nos trois rives',
    directions: 'Itinéraire',
  },
};

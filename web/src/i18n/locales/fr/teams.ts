import type { teams as english } from '../en/teams.ts';

const experienced = 'Pour les filles qui ont déjà de l’expérience.';
const tournaments =
  'Les tournois sont en sus\u00a0: les frais d’inscription de l’équipe, ainsi que vos déplacements et votre hébergement quand nous jouons à l’extérieur.';

export const teams: typeof english = {
  u17: {
    title: 'Équipe U17',
    age: '16 à 17 ans',
    grade: '4e et 5e secondaire',
    desc: `${experienced} Trois entraînements par semaine et une saison complète de tournois\u00a0: la dernière marche avant le collégial.`,
    otherCost: tournaments,
    admision: '16 à 17 ans',
    address: 'Gymnase de Saint-Laurent, Montréal',
  },
  u16: {
    title: 'Équipe U16',
    age: '15 à 16 ans',
    grade: '3e et 4e secondaire',
    desc: `${experienced} On affine le jeu de transition, et chacune apprend une deuxième position.`,
    otherCost: tournaments,
    admision: '15 à 16 ans',
    address: 'Gymnase de Saint-Laurent, Montréal',
  },
  u15: {
    title: 'Équipe U15',
    age: '15 ans',
    grade: '3e secondaire',
    desc: `${experienced} Une première saison complète de tournois, un service qui marque et une défense qui se parle.`,
    otherCost: tournaments,
    admision: '14 à 15 ans',
    address: 'Gymnase de Pierrefonds, Ouest-de-l’Île',
  },
  u14: {
    title: 'Équipe U14',
    age: '13 à 14 ans',
    grade: '1re et 2e secondaire',
    desc: `${experienced} Six joueuses sur le terrain, trois touches par échange et des systèmes adaptés à leur âge.`,
    otherCost: tournaments,
    admision: '13 à 14 ans',
    address: 'Gymnase de Sainte-Catherine, Rive-Sud',
  },
  u13: {
    title: 'Équipe U13',
    age: '13 ans',
    grade: '1re secondaire',
    desc: `${experienced} La plus jeune de nos équipes de tournoi\u00a0: une réception propre, un service fiable et beaucoup d’échanges.`,
    otherCost: tournaments,
    admision: '13 ans',
    address: 'Gymnase de Pierrefonds, Ouest-de-l’Île',
  },
  dev: {
    title: 'Équipe de développement',
    age: '10 à 17 ans',
    grade: 'De la 4e année à la 5e secondaire',
    desc: 'Pour tous ceux et celles qui veulent apprendre ou revenir au jeu. Deux groupes, un entraîneur pour huit joueurs, et aucun tournoi à l’extérieur.',
    admision: '10 à 17 ans',
    address: 'Gymnases de Pierrefonds, de Saint-Laurent et de Sainte-Catherine',
  },
};

import type { teams as english } from '../en/teams.ts';
import { playersPerCoach } from '../promises.ts';
import { developmentTeam } from '../teams.ts';
import { capitalizedNumbers, numbers } from './words.ts';

const experiencedPlayers = 'Pour les filles qui ont déjà de l’expérience.';

export const teams: typeof english = {
  u17: {
    title: 'Équipe U17',
    grade: '4e et 5e secondaire',
    desc: `${experiencedPlayers} Trois entraînements par semaine et une saison complète de tournois\u00a0: la dernière marche avant le collégial.`,
  },
  u16: {
    title: 'Équipe U16',
    grade: '3e et 4e secondaire',
    desc: `${experiencedPlayers} On affine le jeu de transition, et chacune apprend une deuxième position.`,
  },
  u15: {
    title: 'Équipe U15',
    grade: '3e secondaire',
    desc: `${experiencedPlayers} Une première saison complète de tournois, un service qui marque et une défense qui se parle.`,
    // The specification spells the key this way.
    admision: '15 ans, et aussi 14 ans',
  },
  u14: {
    title: 'Équipe U14',
    grade: '1re et 2e secondaire',
    desc: `${experiencedPlayers} Six joueuses sur le terrain, trois touches par équipe et des systèmes adaptés à leur âge.`,
  },
  u13: {
    title: 'Équipe U13',
    grade: '1re secondaire',
    desc: `${experiencedPlayers} La plus jeune de nos équipes de tournoi\u00a0: une réception propre, un service fiable et beaucoup d’échanges.`,
  },
  dev: {
    title: 'Équipe de développement',
    grade: 'De la 4e année à la 5e secondaire',
    desc: `Pour tous les jeunes qui veulent apprendre ou revenir au jeu. ${capitalizedNumbers[developmentTeam.groups.length]} groupes, une entraîneuse ou un entraîneur pour ${numbers[playersPerCoach]} jeunes, et aucun tournoi à l’extérieur.`,
    address: 'Selon le groupe et la session\u00a0: Pierrefonds, Saint-Laurent ou Sainte-Catherine',
  },
};

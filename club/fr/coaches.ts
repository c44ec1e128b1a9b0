import type { coachTexts as english } from '../en/coaches.ts';
import { coaches } from '../coaches.ts';
import { capitalizedNumbers } from './words.ts';

/** The coaches of `../coaches.ts`: their titles, and a list of bullets on each. */
export const coachTexts: typeof english = {
  text: `${capitalizedNumbers[coaches.length]} visages que vous verrez au gymnase chaque semaine.`,
  id_1: {
    title: 'Entraîneuse-chef',
    description: [
      'Entraîne depuis 2009',
      'Responsable des équipes U17 et U16',
      'Quatre saisons comme attaquante à l’aile à l’université',
      'Préfère une belle réception à dix grosses attaques',
    ],
  },
  id_2: {
    title: 'Entraîneur-chef',
    description: [
      'Responsable des équipes U15 et U14',
      'Enseigne l’éducation physique à Saint-Laurent',
      'Ancien passeur, il voit venir tous les ballons',
      'Chronomètre chaque exercice\u00a0: 12\u00a0minutes de service, jamais 11',
    ],
  },
  id_3: {
    title: 'Entraîneuse-chef',
    description: [
      'Responsable de l’équipe U13 et de l’équipe de développement',
      'A joué libéro dans l’équipe de son cégep',
      'Trouve un jeu pour chaque geste',
      'Connaît tous les prénoms dès le deuxième entraînement',
    ],
  },
  id_4: {
    title: 'Entraîneur adjoint',
    description: [
      'Prête main-forte sur les trois rives',
      'S’occupe des statistiques et de la vidéo',
      'A joué ici dès la première saison, en 2022',
      'A toujours des genouillères de rechange dans son sac',
    ],
  },
};

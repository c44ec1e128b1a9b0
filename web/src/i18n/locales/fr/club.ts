import { mission } from '@club/about/fr/mission';
import type { club as english } from '../en/club.ts';

export const club: typeof english = {
  ...mission,
  coaches: {
    text: 'Les visages que vous verrez au gymnase chaque semaine.',
    title: 'Notre équipe d’entraîneurs',
    portrait: 'Portrait de {{name}}',
    about: 'À propos de {{name}}',
  },
  page_title: 'Le club',
  teams: 'Voir nos équipes',
  conduct: 'Code de conduite',
};

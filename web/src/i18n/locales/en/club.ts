import { coachTexts } from '@club/about/en/coaches';
import { mission } from '@club/about/en/mission';

export const club = {
  ...mission,
  coaches: {
    ...coachTexts,
    title: 'Our coaches',
    portrait: 'Drawn portrait of {{name}}',
    about: 'About {{name}}',
  },
  page_title: 'About us',
  teams: 'See our teams',
  conduct: 'Code of conduct',
};

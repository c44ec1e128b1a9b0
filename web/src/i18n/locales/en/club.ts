import { mission } from '@club/about/en/mission';

export const club = {
  ...mission,
  coaches: {
    text: 'The faces you will see in the gym every week.',
    title: 'Our coaches',
    portrait: 'Portrait of {{name}}',
    about: 'About {{name}}',
  },
  page_title: 'About us',
  teams: 'See our teams',
  conduct: 'Code of conduct',
};

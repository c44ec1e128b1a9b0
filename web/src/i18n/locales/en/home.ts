import { home as clubTexts } from '@club/about/en/home';
import { identity } from '@club/about/identity';

const motto: string = identity.motto.en;

export const home = {
  page_title: clubTexts.page_title,
  description: clubTexts.description,
  banners: {
    label: 'News from the club',
    loading: 'Loading banners...',
    more: 'Find out more',
  },
  register: 'Register',
  events: {
    title: 'Latest events',
    loading: 'Loading carousels...',
    watch: 'Watch the video',
    alt: 'Photo from a club event ({{id}})',
  },
  event: { tag: 'Coming up', announced: 'Updated on' },
  intro: {
    ...clubTexts.intro,
    title: motto,
    learn_more: 'Learn more about the club',
  },
  teams: {
    highlight: clubTexts.highlight,
    title: 'Meet the team',
    see: 'See the team',
  },
  shores: {
    title: clubTexts.shores,
    directions: 'Directions',
  },
};

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
  /** The carousel of the latest events. */
  latest: {
    title: 'Latest events',
    loading: 'Loading carousels...',
    watch: 'Watch the video',
    alt: 'Photo from a club event ({{id}})',
  },
  /** The banner of the next event. */
  next_event: { tag: 'Coming up', updated: 'Updated on' },
  intro: {
    ...clubTexts.intro,
    title: motto,
    learn_more: 'Learn more about the club',
  },
  teams: {
    intro: clubTexts.teams_intro,
    title: 'Meet the team',
    see: 'See the team',
  },
  locations: {
    title: clubTexts.locations,
    gym: 'See the gym',
  },
};

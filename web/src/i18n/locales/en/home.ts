export const home = {
  page_title: 'Home',
  description:
    'A non-profit volleyball club for players aged 10 to 17, in the West Island, Montreal and on the South Shore. From a first ball to the U17 team.',
  banners: {
    label: 'News from the club',
    loading: 'Loading banners...',
    more: 'Find out more',
  },
  register: 'Register',
  intro: {
    subtitle: 'Youth volleyball, ages 10 to 17',
    title: 'Three shores, one net',
    text: 'Since 2022, our non-profit club has brought young players together from the West Island, Montreal and the South Shore. Some are picking up a ball for the first time, others have provincial tournaments in sight: from the development group to the U17 team, there is a place on our court for each of them.',
    learn_more: 'Learn more about the club',
  },
  events: {
    title: 'Latest events',
    loading: 'Loading carousels...',
    alt: 'A moment of the club’s events ({{id}})',
  },
  teams: {
    title: 'Meet the team',
    highlight:
      'Five competitive teams for girls with experience, and a development team for everybody from 10 to 17.',
    see: 'See the team',
  },
  event: { tag: 'Coming up', announced: 'Announced on' },
  shores: {
    title: 'Our three shores',
    directions: 'Directions',
  },
};

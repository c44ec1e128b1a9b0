import { coaches } from '../coaches.ts';
import { capitalizedNumbers } from './words.ts';

/** The coaches of `../coaches.ts`: their titles, and a list of bullets on each. */
export const coachTexts = {
  text: `${capitalizedNumbers[coaches.length]} faces you will see in the gym every week.`,
  id_1: {
    title: 'Head Coach',
    description: [
      'Coaching since 2009',
      'In charge of the U17 and U16 teams',
      'Four seasons as an outside hitter at university',
      'Would rather see one clean pass than ten big spikes',
    ],
  },
  id_2: {
    title: 'Head Coach',
    description: [
      'In charge of the U15 and U14 teams',
      'Teaches physical education in Saint-Laurent',
      'A former setter who sees every ball coming',
      'Times every drill: 12 minutes of serving, never 11',
    ],
  },
  id_3: {
    title: 'Head Coach',
    description: [
      'In charge of the U13 team and the development team',
      'Played libero for her CEGEP team',
      'Has a game for every skill',
      'Knows every first name by the second practice',
    ],
  },
  id_4: {
    title: 'Assistant Coach',
    description: [
      'Lends a hand on all three shores',
      'Looks after statistics and video',
      'Played here in the very first season, in 2022',
      'Always has spare knee pads in his bag',
    ],
  },
};

import { teamCount } from '../teams.ts';
import { numbers } from './words.ts';

/** The alternative text of each share card, for the `og:image:alt` tag. */
export const cardAltTexts = {
  home: 'Drawing of two players, one jumping to attack, the other setting the ball',
  program: `Drawing of players from ${numbers[teamCount]} teams, each in the middle of a play`,
  u17: 'Drawing of a player in the air, arm back, about to attack the ball',
  u16: 'Drawing of two players blocking at the net, seen from behind',
  u15: 'Drawing of a player jumping to serve',
  u14: 'Drawing of a player reaching low to dig the ball',
  u13: 'Drawing of a player setting the ball',
  dev: 'Drawing of a player passing the ball with her forearms',
  registration: 'Drawing of a registration form, a pencil and a volleyball',
  club: 'Drawing of the four coaches, side by side',
  contact: 'Drawing of three gyms on three shores, with a ball flying between them',
  schedule: 'Drawing of a calendar with a volleyball on one of its days',
  policy: 'Drawing of a clipboard with a list of checkmarks',
  conduct: 'Drawing of a yellow card and a red card',
};

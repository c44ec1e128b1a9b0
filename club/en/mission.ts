import { identity } from '../identity.ts';
import { locations } from '../locations.ts';
import { playerAges } from '../teams.ts';
import { capitalizedNumbers } from './words.ts';

/** The page about the club: mission and spirit. */
export const mission = {
  description: `Founded in ${identity.founded}, run by volunteers, at home on three shores: the club’s mission, its coaches and the spirit we play in.`,
  title: 'One club, three shores',
  lead: `A non-profit club, founded in ${identity.founded}, where players aged ${playerAges.youngest} to ${playerAges.oldest} play volleyball close to home.`,
  mission: {
    title: 'Our mission',
    text: 'We want every young person who likes this game to find a team and a gym they can get to. We want their coach to know their name. We teach the game well, from the first touch to provincials, and we never forget that our players are kids first.',
    points: {
      teach: {
        title: 'Teach the game',
        text: 'Technique, footwork, reading the play: at every level, players learn the why as much as the how.',
      },
      access: {
        title: 'Keep it within reach',
        text: `${capitalizedNumbers[locations.length]} gyms, a development team for beginners, and costs announced before you register.`,
      },
      protect: {
        title: 'Protect young people',
        text: 'One code of conduct for everyone, and adults who are accountable for it.',
      },
      gather: {
        title: 'Bring people together',
        text: 'Two languages on the court, families in the stands, older players who help the younger ones.',
      },
    },
  },
  spirit: {
    title: 'Our spirit',
    points: {
      together: {
        title: 'Play together',
        text: 'Nobody wins a rally alone. We call the ball, we cover each other, we cheer from the bench.',
      },
      dare: {
        title: 'Dare to try',
        text: 'Effort counts more than talent here. A missed serve still counts for something when you went for what you practised.',
      },
      respect: {
        title: 'Respect everyone',
        text: 'Referees, opponents, teammates, parents, custodians: we shake hands before and after, whatever the score.',
      },
    },
  },
};

/** Who answers a message and how soon, on the contact page and the thank-you page. */
export const reply = {
  contact:
    'A question about a team, a tryout or a schedule? A club volunteer will get back to you.',
  thank_you: 'We’ve got it, and we’ll reply. The club is run by volunteers, so give us a few days.',
};

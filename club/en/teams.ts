import { playersPerCoach } from '../promises.ts';
import { developmentTeam } from '../teams.ts';
import { capitalizedNumbers, numbers } from './words.ts';

const experiencedPlayers = 'For girls who are experienced players.';

/** What the site says of each team; ages and gyms come from `../teams.ts`, `../locations.ts`. */
export const teams = {
  u17: {
    title: 'U17 team',
    grade: 'Grades 10 and 11',
    desc: `${experiencedPlayers} Three practices a week and a full tournament season: the last step before CEGEP.`,
  },
  u16: {
    title: 'U16 team',
    grade: 'Grades 9 and 10',
    desc: `${experiencedPlayers} We sharpen the transition game and give everyone a second position.`,
  },
  u15: {
    title: 'U15 team',
    grade: 'Grade 9',
    desc: `${experiencedPlayers} A first full season of tournaments, with a serve that scores and a defence that talks.`,
    // The specification spells the key this way.
    admision: '15 years old, and also 14',
  },
  u14: {
    title: 'U14 team',
    grade: 'Grades 7 and 8',
    desc: `${experiencedPlayers} Six on the court, three touches a side, and systems that make sense at this age.`,
  },
  u13: {
    title: 'U13 team',
    grade: 'Grade 7',
    desc: `${experiencedPlayers} The youngest of our tournament teams: clean passing, a reliable serve, and plenty of rallies.`,
  },
  dev: {
    title: 'Development team',
    grade: 'Grades 4 to 11',
    desc: `For everyone who wants to learn, or to come back to the game. ${capitalizedNumbers[developmentTeam.groups.length]} groups, one coach for every ${numbers[playersPerCoach]} players, and no tournaments to travel to.`,
    address:
      'Depending on the group and the session: Pierrefonds, Saint-Laurent or Sainte-Catherine',
  },
};

import { identity } from '../identity.ts';
import { competitiveTeams, playerAges, teamRange } from '../teams.ts';
import { capitalizedNumbers } from './words.ts';

/** How the home page presents the club; the club's motto is in `../identity.ts`. */
export const home = {
  page_title: `Youth volleyball in Montreal, ages ${playerAges.youngest} to ${playerAges.oldest}`,
  description: `A non-profit volleyball club for players aged ${playerAges.youngest} to ${playerAges.oldest}, on the West Island, in Montreal and on the South Shore. From a first touch to the ${teamRange.oldest} team.`,
  intro: {
    subtitle: `Youth volleyball, ages ${playerAges.youngest} to ${playerAges.oldest}`,
    text: `Since ${identity.founded}, our non-profit club has brought together young players from the West Island, Montreal and the South Shore. Some are touching a ball for the first time, others are aiming for provincial tournaments. From the development team to the ${teamRange.oldest} team, there’s room on our court for all of them.`,
  },
  teams_intro: `${capitalizedNumbers[competitiveTeams.length]} competitive teams for girls with experience, and a development team open to everyone from ${playerAges.youngest} to ${playerAges.oldest}.`,
  locations: 'Our three shores',
};

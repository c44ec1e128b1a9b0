import { competitiveTeams, season, teamRange } from '../teams.ts';
import { capitalizedNumbers, months } from './words.ts';

/** The page of all programs: whom the teams are for, and when they practise. */
export const program = {
  description: `${capitalizedNumbers[competitiveTeams.length]} girls’ teams, ${teamRange.youngest} to ${teamRange.oldest}, and a development team for everyone. Find yours by year of birth: schedule, gym and price.`,
  text: `${capitalizedNumbers[competitiveTeams.length]} competitive teams for girls who already play, and a development team for everyone who wants to learn. Practices run from ${months[season.from]} to ${months[season.to]}, on three shores.`,
  girls: `${teamRange.youngest} to ${teamRange.oldest} are girls’ teams for experienced players. The development team is for everyone.`,
  too_old:
    'Born in {{year}} or earlier? You’ve outgrown our oldest team. Write to us: we know clubs for adults, and we’re always looking for help with coaching.',
};

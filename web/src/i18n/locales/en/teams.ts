const experienced = 'For girls who are experienced players.';
const tournaments =
  'Tournaments are extra: team entry fees, and your travel and lodging when we play away.';

export const teams = {
  u17: {
    title: 'U17 team',
    age: '16 to 17 years old',
    grade: 'Grades 10 and 11',
    desc: `${experienced} Three practices a week and a full tournament season: the last step before college teams.`,
    otherCost: tournaments,
    admision: '16 to 17 years old',
    address: 'Saint-Laurent gym, Montréal',
  },
  u16: {
    title: 'U16 team',
    age: '15 to 16 years old',
    grade: 'Grades 9 and 10',
    desc: `${experienced} We sharpen the transition game and give everybody a second position.`,
    otherCost: tournaments,
    admision: '15 to 16 years old',
    address: 'Saint-Laurent gym, Montréal',
  },
  u15: {
    title: 'U15 team',
    age: '15 years old',
    grade: 'Grade 9',
    desc: `${experienced} A first full season of tournaments, with a serve that scores and a defence that talks.`,
    otherCost: tournaments,
    admision: '14 to 15 years old',
    address: 'Pierrefonds gym, West Island',
  },
  u14: {
    title: 'U14 team',
    age: '13 to 14 years old',
    grade: 'Grades 7 and 8',
    desc: `${experienced} Six on the court, three touches a rally, and systems that make sense at this age.`,
    otherCost: tournaments,
    admision: '13 to 14 years old',
    address: 'Sainte-Catherine gym, Southshore',
  },
  u13: {
    title: 'U13 team',
    age: '13 years old',
    grade: 'Grade 7',
    desc: `${experienced} The youngest of our tournament teams: clean passing, a reliable serve, and plenty of rallies.`,
    otherCost: tournaments,
    admision: '13 years old',
    address: 'Pierrefonds gym, West Island',
  },
  dev: {
    title: 'Development team',
    age: '10 to 17 years old',
    grade: 'Grades 4 to 11',
    desc: 'For everybody who wants to learn, or to come back to the game. Two groups, one coach for eight players, and no tournaments to travel to.',
    admision: '10 to 17 years old',
    address: 'Gyms in Pierrefonds, Saint-Laurent and Sainte-Catherine',
  },
};

/** The code of conduct (specification, section 2). */
export const conduct = {
  description:
    'What players, parents and coaches owe each other on the court, in the stands and online, and who to talk to when something is wrong.',
  lead: 'What players, coaches and parents promise.',
  players: {
    title: 'Players',
    list: [
      'I arrive on time, with my shoes, my water and my head in the game.',
      'I talk to my teammates the way I want to be talked to, especially after a mistake.',
      'I respect referees and opponents, whatever the score.',
      'I listen to my coach, and I ask questions when I don’t understand.',
      'My phone stays in my bag during practice.',
      'If someone hurts me or someone else, with words or in any other way, I tell an adult I trust.',
    ],
  },
  coaches: {
    title: 'Coaches',
    list: [
      'I teach every player, not only the best ones, and everyone plays.',
      'I correct the technique, never the person. I never humiliate anyone.',
      'I am never alone with a player behind a closed door, in a car or in a private conversation.',
      'I keep alcohol, tobacco and drugs away from everything we do.',
      'I take an injured player out of the game, even when we are losing.',
      'If I have reasonable grounds to believe a child is being physically or sexually abused, I report it to the DPJ, as the law requires. What I’m told in confidence, I share only with those who need to know.',
    ],
  },
  parents: {
    title: 'Parents',
    list: [
      'I cheer for the whole team, and I leave the coaching to the coaches.',
      'I do not talk to referees, except to thank them.',
      'I wait a day before I discuss a decision, and I do it in private.',
      'I drop off and pick up my child on time, and I let the coach know when my child can’t come.',
      'I post photos of my own child only; for other children, I ask their parents first.',
      'I let my child love this sport in their own way.',
    ],
  },
  terms: {
    title: 'Terms of participation',
    text: 'Anyone who plays, coaches or travels with a team accepts this code of conduct and the club’s policies. Parents accept them for their child at registration, with the waiver.',
  },
  integrity: {
    title: 'Beyond our own rules',
    text: 'The club follows the integrity policy of the provincial federation. It says what abuse and harassment are, and how to report them. You can file a complaint or a report with the Protecteur de l’intégrité en loisir et en sport, Quebec’s sport integrity ombudsman. It investigates independently of us.',
    duty: 'All phone numbers, including those of the DPJ (youth protection), are at the bottom of this page. In danger? Call 911.',
    discipline: 'Our club policies say what happens when a promise is broken.',
  },
};

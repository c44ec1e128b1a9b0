/** The code of conduct (specification, section 2). */
export const conduct = {
  description:
    'What players, parents and coaches owe each other on the court, in the stands and online, and who to talk to when something is wrong.',
  lead: 'Three promises: one from the coaches, one from the players and one from the parents.',
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
      'I correct the technique, never the person. I do not shout to humiliate.',
      'I am never alone with a player behind a closed door, in a car or in a private conversation.',
      'I keep alcohol, tobacco and drugs away from everything we do.',
      'I take an injured player out of the game, even when we are losing.',
      'I report what worries me, and any physical or sexual abuse to the DPJ, as the law requires. I share what I’m told in confidence only with those who need to know.',
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
    text: 'The club follows the integrity policy of the provincial federation. It says what abuse and harassment are, and how to report them. Complaints go to the Protecteur de l’intégrité en loisir et en sport, Quebec’s sport ombudsman, who investigates independently of us.',
    duty: 'Any adult with reasonable grounds to believe a young person is physically or sexually abused must report it to the DPJ (youth protection) without delay. In danger? Call 911.',
    discipline: 'Our club policies say what happens when a promise is broken.',
  },
};

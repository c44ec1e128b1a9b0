export const conduct = {
  page_title: 'Code of conduct',
  description:
    'What players, parents and coaches owe one another on the court, in the stands and online, and whom to talk to when something is wrong.',
  title: 'Code of conduct',
  lead: 'Three promises: one from those who teach, one from those who play, one from those who cheer.',
  players: {
    title: 'Players',
    list: [
      'I arrive on time, with my shoes, my water and my head in the game.',
      'I talk to my teammates the way I want to be talked to, after a mistake above all.',
      'I respect referees and opponents, whatever the score.',
      'I listen to my coach, and I ask when I do not understand.',
      'My phone stays in my bag during practice.',
      'If somebody hurts me or someone else, with words or otherwise, I tell an adult I trust.',
    ],
  },
  coaches: {
    title: 'Coaches',
    list: [
      'I teach every player, not only the best ones, and everybody plays.',
      'I correct the gesture, never the person. I do not shout to humiliate.',
      'I am never alone with a player behind a closed door, in a car or in a private conversation.',
      'I keep alcohol, tobacco and drugs away from everything we do.',
      'I pull a player who is hurt, even when we are losing.',
      'I report what worries me, and I keep what is confided to me for those who must know.',
    ],
  },
  parents: {
    title: 'Parents',
    list: [
      'I cheer for the whole team, and I leave the coaching to the coach.',
      'I do not talk to referees, except to thank them.',
      'I wait a day before I discuss a decision, and I do it in private.',
      'I drop off and pick up on time, and I say when my child is absent.',
      'I film and publish my own child, and nobody else’s without their parents’ consent.',
      'I let my child love this sport in their own way.',
    ],
  },
  integrity: {
    title: 'And above our own rules',
    text: 'The club applies the integrity policy of the provincial federation. It says what abuse and harassment are, how to report them, and who decides, independently of us.',
    link: 'Read the federation’s integrity policy',
    discipline: 'What happens when a promise is broken stands in our club policies.',
    policies: 'Read the club policies',
  },
};

export const club = {
  page_title: 'About us',
  description:
    'Founded in 2022, run by volunteers, at home on three shores: the club’s mission, its four coaches and the spirit it plays in.',
  title: 'One club, three shores',
  lead: 'A non-profit club, founded in 2022, where players aged 10 to 17 play volleyball close to home.',
  mission: {
    title: 'Our mission',
    text: 'We want every young person who likes this game to find a team, a coach who knows their name and a gym they can get to. We teach volleyball properly, from the first touch to the provincial tournament, and we never forget that the people in front of us are children.',
    points: {
      teach: {
        title: 'Teach the game',
        text: 'Technique, footwork, reading the play: at every level, players learn the why as much as the how.',
      },
      access: {
        title: 'Keep it within reach',
        text: 'Three gyms, a development group for beginners, and costs announced before you register.',
      },
      protect: {
        title: 'Protect young people',
        text: 'One code of conduct for everybody, and adults who answer for it.',
      },
      gather: {
        title: 'Bring people together',
        text: 'Two languages on the court, families in the stands, older players who help the younger ones.',
      },
    },
  },
  coaches: {
    title: 'Our coaches',
    text: 'Four faces you will see in the gym every week.',
    portrait: 'Drawn portrait of {{name}}',
    about: 'About {{name}}',
    id_1: {
      title: 'Head Coach',
      description:
        'Coaching since 2009. In charge of the U17 and U16 teams. Four seasons as an outside hitter at university. Would rather see one clean pass than ten big spikes.',
    },
    id_2: {
      title: 'Head Coach',
      description:
        'In charge of the U15 and U14 teams. Teaches physical education in St. Laurent. A former setter who sees every ball coming. Times every drill, e.g. 12 minutes of serving, never 11.',
    },
    id_3: {
      title: 'Head Coach',
      description:
        'In charge of the U13 team and the development group. Played libero, all 1.58 m of her. Has a game for every skill. Knows every first name by the second practice.',
    },
    id_4: {
      title: 'Assistant Coach',
      description:
        'Lends a hand on all three shores. Looks after statistics and video. Played here in the very first season, in 2022. Always has spare knee pads in his bag.',
    },
  },
  spirit: {
    title: 'Our spirit',
    points: {
      together: {
        title: 'Play together',
        text: 'Nobody wins a rally alone. We call the ball, we cover for each other, we cheer from the bench.',
      },
      dare: {
        title: 'Dare',
        text: 'Effort weighs more than talent here. A missed serve is worth something when you tried what you practised.',
      },
      respect: {
        title: 'Respect everyone',
        text: 'Referees, opponents, teammates, parents, caretakers: we shake hands before and after, whatever the score.',
      },
    },
  },
  teams: 'See our teams',
  conduct: 'Code of conduct',
};

import { program as clubTexts } from '@club/about/en/program';

/** The finder of the teams for a year of birth. */
export const finder = {
  player: 'Who’s it for?',
  anyone: 'Girl or boy',
  girl: 'Girl',
  boy: 'Boy',
  boy_teams: 'All our other teams are girls’ teams.',
  girls: clubTexts.girls,
  too_old: clubTexts.too_old,
  title: 'Which team is mine?',
  label: 'Year of birth',
  choose: 'Choose a year',
  or_later: '{{year}} or later',
  or_earlier: '{{year}} or earlier',
  rule: 'We go by the age you turn in {{end}}, the year the {{start}}–{{end}} season ends.',
  invite:
    'Choose your year of birth, and we’ll show you the teams for your age and what they cost.',
  one: 'Born in {{year}}? Here’s your team:',
  several: 'Born in {{year}}? Here are the {{count}} teams for your age:',
  no_price: 'Price not available right now.',
  too_young:
    'Born in {{year}} or later? You’re still a little young for our teams. Write to us and we’ll tell you when to come.',
};

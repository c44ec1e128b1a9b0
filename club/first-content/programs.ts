import type { FactChecks } from '../fact-check.ts';

const season = {
  current_session: '2026–2027 season: September 8 to April 25',
  current_session_fr: 'Saison 2026-2027\u00a0: du 8 septembre au 25 avril',
};

/** The seven programs, as of November 2026: four are open, three are full. */
export const programs = [
  {
    id: 'U17',
    schedule: 'Tuesday and Thursday, 7:30 p.m. to 9:30 p.m., and Saturday, 9:00 a.m. to 11:00 a.m.',
    schedule_fr:
      'Mardi et jeudi, de 19\u00a0h\u00a030 à 21\u00a0h\u00a030, et samedi, de 9\u00a0h à 11\u00a0h',
    ...season,
    cost: '$1,250 for the season: $450 when you register, $400 on November 15 and $400 on February 15',
    cost_fr:
      '1\u00a0250\u00a0$ pour la saison\u00a0: 450\u00a0$ à l’inscription, 400\u00a0$ le 15\u00a0novembre et 400\u00a0$ le 15\u00a0février',
    registerDisplay: true,
    updatedAt: '2026-09-02T13:15:00.000Z',
  },
  {
    id: 'U16',
    schedule: 'Monday and Wednesday, 7:30 p.m. to 9:30 p.m., and Saturday, 11:00 a.m. to 1:00 p.m.',
    schedule_fr:
      'Lundi et mercredi, de 19\u00a0h\u00a030 à 21\u00a0h\u00a030, et samedi, de 11\u00a0h à 13\u00a0h',
    ...season,
    cost: '$1,250 for the season: $450 when you register, $400 on November 15 and $400 on February 15',
    cost_fr:
      '1\u00a0250\u00a0$ pour la saison\u00a0: 450\u00a0$ à l’inscription, 400\u00a0$ le 15\u00a0novembre et 400\u00a0$ le 15\u00a0février',
    registerDisplay: false,
    updatedAt: '2026-09-11T20:40:00.000Z',
  },
  {
    id: 'U15',
    schedule: 'Tuesday and Thursday, 6:00 p.m. to 7:30 p.m., and Sunday, 9:00 a.m. to 11:00 a.m.',
    schedule_fr:
      'Mardi et jeudi, de 18\u00a0h à 19\u00a0h\u00a030, et dimanche, de 9\u00a0h à 11\u00a0h',
    ...season,
    cost: '$1,100 for the season: $400 when you register, $350 on November 15 and $350 on February 15',
    cost_fr:
      '1\u00a0100\u00a0$ pour la saison\u00a0: 400\u00a0$ à l’inscription, 350\u00a0$ le 15\u00a0novembre et 350\u00a0$ le 15\u00a0février',
    registerDisplay: true,
    updatedAt: '2026-09-02T13:18:00.000Z',
  },
  {
    id: 'U14',
    schedule: 'Monday and Wednesday, 6:00 p.m. to 7:30 p.m.',
    schedule_fr: 'Lundi et mercredi, de 18\u00a0h à 19\u00a0h\u00a030',
    ...season,
    cost: '$875 for the season: $475 when you register and $400 on January 15',
    cost_fr:
      '875\u00a0$ pour la saison\u00a0: 475\u00a0$ à l’inscription et 400\u00a0$ le 15\u00a0janvier',
    registerDisplay: false,
    updatedAt: '2026-09-14T15:05:00.000Z',
  },
  {
    id: 'U13',
    schedule: 'Wednesday, 6:00 p.m. to 7:30 p.m., and Sunday, 11:00 a.m. to 12:30 p.m.',
    schedule_fr:
      'Mercredi, de 18\u00a0h à 19\u00a0h\u00a030, et dimanche, de 11\u00a0h à 12\u00a0h\u00a030',
    ...season,
    cost: '$850 for the season: $450 when you register and $400 on January 15',
    cost_fr:
      '850\u00a0$ pour la saison\u00a0: 450\u00a0$ à l’inscription et 400\u00a0$ le 15\u00a0janvier',
    registerDisplay: true,
    updatedAt: '2026-09-02T13:22:00.000Z',
  },
  {
    id: 'DEV1',
    schedule: 'Saturday, 1:00 p.m. to 2:30 p.m., in Pierrefonds',
    schedule_fr: 'Samedi, de 13\u00a0h à 14\u00a0h\u00a030, à Pierrefonds',
    current_session: 'Winter 2027: 11 Saturdays, from January 9 to March 27, none on January 23',
    current_session_fr: 'Hiver 2027\u00a0: 11 samedis, du 9 janvier au 27 mars, sauf le 23 janvier',
    cost: '$330 for the session, jersey included',
    cost_fr: '330\u00a0$ pour la session, chandail compris',
    registerDisplay: true,
    updatedAt: '2026-11-09T17:30:00.000Z',
  },
  {
    id: 'DEV2',
    schedule: 'Sunday, 1:00 p.m. to 3:00 p.m., in Sainte-Catherine',
    schedule_fr: 'Dimanche, de 13\u00a0h à 15\u00a0h, à Sainte-Catherine',
    current_session:
      'Autumn 2026: 13 Sundays, from September 13 to December 13, none on October 11',
    current_session_fr:
      'Automne 2026\u00a0: 13 dimanches, du 13 septembre au 13 décembre, sauf le 11 octobre',
    cost: '$350 for the session, jersey included',
    cost_fr: '350\u00a0$ pour la session, chandail compris',
    registerDisplay: false,
    updatedAt: '2026-09-16T22:10:00.000Z',
  },
] as const;

export const checks: FactChecks = {
  programs: {
    responsible: 'club administrator',
    checkedOn: null,
    whatToCheck: 'each program’s days, hours, season and price, and whether it takes registrations',
  },
};

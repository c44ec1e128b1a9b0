/** The footer's help lines. The phone numbers are in `../help-lines.ts`. */
export const help = {
  /** The line that opens the others. It ends with the way to them. */
  summary: 'Is someone hurting you or making you uncomfortable? Talk to someone',
  text: 'It’s not your fault. Talk to an adult you trust, or to one of these services, independent of the club. In danger? Call 911.',
  sport_aide: 'Sport’Aide: {{phone}}',
  sport_aide_page: 'Sport’Aide online',
  tel_jeunes: 'Tel-jeunes: {{phone}}',
  ombudsman:
    'Protecteur de l’intégrité en loisir et en sport (sport integrity ombudsman): {{phone}}',
  complaint: 'File a complaint with the ombudsman (in French)',
  adults:
    'Adults: reasonable grounds to believe that a child is being physically or sexually abused are enough. The law requires you to report it without delay to the DPJ (youth protection), day or night:',
  dpj_montreal: 'Montreal: {{phone}}',
  dpj_south_shore: 'South Shore: {{phone}}',
};

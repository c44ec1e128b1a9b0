/** The footer's help lines. The phone numbers are in `../help-lines.ts`. */
export const help = {
  text: 'Is someone hurting you or making you uncomfortable? It’s not your fault. Talk to an adult you trust, or to these services, which are independent of the club. In danger? Call 911.',
  sport_aide: 'Sport’Aide: {{phone}}',
  sport_aide_page: 'Sport’Aide: talk to someone',
  tel_jeunes: 'Tel-jeunes: {{phone}}',
  ombudsman: 'Protecteur de l’intégrité en loisir et en sport (sport ombudsman): {{phone}}',
  complaint: 'How to file a complaint with the ombudsman (in French)',
  adults:
    'Adults: do you suspect that a young person is being physically or sexually abused? The law requires you to report it to the DPJ (youth protection).',
};

import type { help as english } from '../en/help-lines.ts';

/** The footer's help lines. The phone numbers are in `../help-lines.ts`. */
export const help: typeof english = {
  summary: 'Quelqu’un te fait du mal ou te met mal à l’aise? En parler',
  text: 'Ce n’est pas ta faute. Parle à un adulte de confiance ou à l’un de ces services, indépendants du club. En danger\u00a0: 911.',
  sport_aide: 'Sport’Aide\u00a0: {{phone}}',
  sport_aide_page: 'Sport’Aide en ligne',
  tel_jeunes: 'Tel-jeunes\u00a0: {{phone}}',
  ombudsman: 'Protecteur de l’intégrité en loisir et en sport\u00a0: {{phone}}',
  complaint: 'Porter plainte au Protecteur',
  adults:
    'Adultes\u00a0: un motif raisonnable de croire qu’un enfant subit un abus physique ou sexuel suffit. La loi vous oblige à le signaler sans délai à la DPJ, jour et nuit\u00a0:',
  dpj_montreal: 'Montréal\u00a0: {{phone}}',
  dpj_south_shore: 'Rive-Sud\u00a0: {{phone}}',
};

import type { help as english } from '../en/help-lines.ts';

/** The footer's help lines. The phone numbers are in `../help-lines.ts`. */
export const help: typeof english = {
  text: 'Quelqu’un te fait du mal ou te met mal à l’aise? Ce n’est pas ta faute. Parles-en à un adulte de confiance, ou à ces services, qui ne dépendent pas du club. En danger? Appelle le 911.',
  sport_aide: 'Sport’Aide : {{phone}}',
  sport_aide_page: 'Sport’Aide\u00a0: en parler à quelqu’un',
  tel_jeunes: 'Tel-jeunes\u00a0: {{phone}}',
  ombudsman: 'Protecteur de l’intégrité en loisir et en sport\u00a0: {{phone}}',
  complaint: 'Comment porter plainte auprès du Protecteur',
  adults:
    'Adultes\u00a0: vous soupçonnez des abus physiques ou sexuels envers un jeune? La loi vous oblige à les signaler à la DPJ.',
};

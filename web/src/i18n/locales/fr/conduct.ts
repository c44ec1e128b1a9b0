import { conduct as own } from '@club/about/fr/conduct';
import type { conduct as english } from '../en/conduct.ts';

export const conduct: typeof english = {
  ...own,
  page_title: 'Code de conduite',
  title: 'Code de conduite',
  terms: {
    ...own.terms,
    policies: 'Lire nos politiques',
  },
  integrity: {
    ...own.integrity,
    link: 'Politique d’intégrité de la fédération',
    policies: 'Lire les politiques du club',
  },
};

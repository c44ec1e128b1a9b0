import { conduct as clubTexts } from '@club/about/fr/conduct';
import type { conduct as english } from '../en/conduct.ts';

export const conduct: typeof english = {
  ...clubTexts,
  page_title: 'Code de conduite',
  title: 'Code de conduite',
  terms: {
    ...clubTexts.terms,
    policies: 'Lire nos politiques',
  },
  integrity: {
    ...clubTexts.integrity,
    link: 'Politique d’intégrité de la fédération',
    policies: 'Lire les politiques du club',
  },
};

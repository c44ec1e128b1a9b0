import { policies } from '@club/about/fr/policies';
import { privacy } from '@club/about/fr/privacy';
import type { policy as english } from '../en/policy.ts';

export const policy: typeof english = {
  ...policies,
  page_title: 'Politiques du club',
  title: 'Politiques du club',
  contents: 'Sur cette page',
  photo: 'Demander le retrait d’une photo',
  cases: {
    ...policies.cases,
    example: 'Exemple',
  },
  privacy,
  licences: 'Licences des logiciels de ce site',
};

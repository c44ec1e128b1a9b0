import { paths } from '@club/domain/paths';
import type { Page } from '../page.ts';

export const clubPolicyPage = {
  path: paths.clubPolicy,
  title: (t) => t('policy:page_title'),
  description: (t) => t('policy:description'),
  card: () => 'policy',
  canonicalPath: () => paths.clubPolicy,
  namespaces: ['policy'],
  reads: [],
  load: () => import('./club-policy-page.tsx'),
} satisfies Page;

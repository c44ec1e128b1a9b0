import { paths } from '@club/domain/paths';
import type { Page } from '../page.ts';

export const clubPage = {
  path: paths.club,
  title: (t) => t('club:page_title'),
  description: (t) => t('club:description'),
  card: () => 'club',
  canonicalPath: () => paths.club,
  namespaces: ['club'],
  reads: ['coaches'],
  load: () => import('./club-page.tsx'),
} satisfies Page;

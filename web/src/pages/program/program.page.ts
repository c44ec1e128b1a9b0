import { paths } from '@club/domain/paths';
import type { Page } from '../page.ts';

export const programPage = {
  path: paths.program,
  title: (t) => t('program:page_title'),
  description: (t) => t('program:description'),
  card: () => 'program',
  canonicalPath: () => paths.program,
  namespaces: ['program', 'finder', 'teams'],
  reads: ['programs'],
  load: () => import('./program-page.tsx'),
} satisfies Page;

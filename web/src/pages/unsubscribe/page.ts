import { paths } from '@club/domain/paths';
import type { Page } from '../page.ts';

export const unsubscribePage = {
  path: paths.unsubscribe,
  title: (t) => t('unsubscribe:page_title'),
  description: (t) => t('unsubscribe:text'),
  card: () => 'home',
  namespaces: ['unsubscribe', 'forms'],
  reads: [],
  load: () => import('./unsubscribe-page.tsx'),
} satisfies Page;

import { paths } from '@club/domain/paths';
import type { Page } from '../page.ts';

export const thankYouPage = {
  path: paths.thankYou,
  title: (t) => t('thankYou:page_title'),
  description: (t) => t('thankYou:text'),
  card: () => 'contact',
  namespaces: ['thankYou'],
  reads: [],
  load: () => import('./thank-you-page.tsx'),
} satisfies Page;

import { paths } from '@club/domain/paths';
import type { Page } from '../page.ts';

export const thankYouPage = {
  path: paths.thankYou,
  title: (t) => t('thank_you.page_title'),
  description: (t) => t('thank_you.text'),
  card: () => 'contact',
  sections: ['thank_you'],
  reads: [],
  load: () => import('./thank-you-page.tsx'),
} satisfies Page;

import { paths } from '@club/domain/paths';
import type { Page } from '../page.ts';

export const newsletterRequestedPage = {
  path: paths.newsletterRequested,
  title: (t) => t('common:newsletter.title'),
  description: (t) => t('forms:newsletter.success.text'),
  card: () => 'home',
  namespaces: ['newsletter', 'forms'],
  reads: [],
  load: () => import('./newsletter-requested-page.tsx'),
} satisfies Page;

import { paths } from '@club/domain/paths';
import type { Page } from '../page.ts';

export const newsletterUnsubscribePage = {
  path: paths.newsletterUnsubscribe,
  title: (t) => t('newsletter:newsletter.leave.page_title'),
  description: (t) => t('newsletter:newsletter.leave.ask.text'),
  card: () => 'home',
  namespaces: ['newsletter'],
  reads: [],
  load: () => import('./newsletter-unsubscribe-page.tsx'),
} satisfies Page;

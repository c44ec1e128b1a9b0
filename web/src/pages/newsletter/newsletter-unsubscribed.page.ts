import { paths } from '@club/domain/paths';
import type { Page } from '../page.ts';

export const newsletterUnsubscribedPage = {
  path: paths.newsletterUnsubscribed,
  title: (t) => t('newsletter:newsletter.leave.page_title'),
  description: (t) => t('newsletter:newsletter.leave.done.text'),
  card: () => 'home',
  namespaces: ['newsletter'],
  reads: [],
  load: () => import('./newsletter-unsubscribed-page.tsx'),
} satisfies Page;

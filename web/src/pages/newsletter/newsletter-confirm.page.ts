import { paths } from '@club/domain/paths';
import type { Page } from '../page.ts';

export const newsletterConfirmPage = {
  path: paths.newsletterConfirm,
  title: (t) => t('newsletter:newsletter.confirm.page_title'),
  description: (t) => t('newsletter:newsletter.confirm.ask.text'),
  card: () => 'home',
  namespaces: ['newsletter'],
  reads: [],
  load: () => import('./newsletter-confirm-page.tsx'),
} satisfies Page;

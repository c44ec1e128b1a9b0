import { paths } from '@club/domain/paths';
import type { Page } from '../page.ts';

export const newsletterIssuesPage = {
  path: paths.newsletterIssues,
  title: (t) => t('newsletter:issues.page_title'),
  description: (t) => t('newsletter:issues.lead'),
  card: () => 'home',
  canonicalPath: () => paths.newsletterIssues,
  namespaces: ['newsletter'],
  reads: ['publishedIssues'],
  load: () => import('./newsletter-issues-page.tsx'),
} satisfies Page;

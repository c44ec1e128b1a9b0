import { paths } from '@club/domain/paths';
import type { Page } from '../page.ts';

export const accessibilityPage = {
  path: paths.accessibility,
  title: (t) => t('accessibility:title'),
  description: (t) => t('accessibility:description'),
  card: () => 'policy',
  canonicalPath: () => paths.accessibility,
  namespaces: ['accessibility'],
  reads: [],
  load: () => import('./accessibility-page.tsx'),
} satisfies Page;

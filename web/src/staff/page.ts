import { paths } from '@club/domain/paths';
import type { Page } from '../pages/page.ts';

export const adminPage = {
  path: paths.admin,
  title: (t) => t('admin:page_title'),
  description: (t) => t('admin:gate.text'),
  card: () => 'home',
  namespaces: ['admin', 'forms'],
  reads: [],
  isPlaceholder: true,
  load: () =>
    import.meta.env.SSR ? import('./shell/admin-placeholder.tsx') : import('./admin-page.tsx'),
} satisfies Page;

import { paths } from '@club/domain/paths';
import type { Page } from '../page.ts';

export const homePage = {
  path: paths.home,
  title: (t) => t('home:page_title'),
  description: (t) => t('home:description'),
  card: () => 'home',
  canonicalPath: () => paths.home,
  namespaces: ['home', 'teams'],
  reads: ['banners', 'carousels', 'notices'],
  load: () => import('./home-page.tsx'),
} satisfies Page;

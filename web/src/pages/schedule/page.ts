import { paths } from '@club/domain/paths';
import type { Page } from '../page.ts';

export const schedulePage = {
  path: paths.schedule,
  title: (t) => t('schedule:page_title'),
  description: (t) => t('schedule:description'),
  card: () => 'schedule',
  canonicalPath: () => paths.schedule,
  namespaces: ['schedule'],
  reads: ['notes', 'notices'],
  load: () => import('./schedule-page.tsx'),
} satisfies Page;

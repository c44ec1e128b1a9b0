import { paths } from '@club/domain/paths';
import type { Page } from '../page.ts';

export const registrationPage = {
  path: paths.registration,
  title: (t) => t('registration:page_title'),
  description: (t) => t('registration:description'),
  card: () => 'registration',
  canonicalPath: () => paths.registration,
  namespaces: ['registration', 'teams', 'program'],
  reads: ['programs'],
  load: () => import('./registration-page.tsx'),
} satisfies Page;

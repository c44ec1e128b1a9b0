import { paths } from '@club/domain/paths';
import type { Page } from '../page.ts';

export const contactPage = {
  path: paths.contact,
  title: (t) => t('contact:page_title'),
  description: (t) => t('contact:description'),
  card: () => 'contact',
  canonicalPath: () => paths.contact,
  namespaces: ['contact', 'forms'],
  reads: [],
  load: () => import('./contact-page.tsx'),
} satisfies Page;

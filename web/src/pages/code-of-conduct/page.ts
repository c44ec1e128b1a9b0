import { paths } from '@club/domain/paths';
import type { Page } from '../page.ts';

export const codeOfConductPage = {
  path: paths.codeOfConduct,
  title: (t) => t('conduct:page_title'),
  description: (t) => t('conduct:description'),
  card: () => 'conduct',
  canonicalPath: () => paths.codeOfConduct,
  namespaces: ['conduct'],
  reads: [],
  load: () => import('./code-of-conduct-page.tsx'),
} satisfies Page;

import type { Page } from '../page.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** The page of all other addresses. It is part of the main chunk, so that it needs no request. */
export const notFoundPage = {
  path: '*',
  title: (t) => t('problem:not_found.page_title'),
  description: (t) => t('problem:not_found.text'),
  card: () => 'home',
  namespaces: [],
  reads: [],
  load: () => Promise.resolve({ Component: NotFoundPage }),
} satisfies Page;

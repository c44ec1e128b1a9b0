import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadSections } from '../i18n/load-sections.ts';
import type { Section } from '../i18n/texts.ts';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { paths } from '../pages/paths.ts';
import { LastResort } from './last-resort.tsx';
import { Layout } from './layout/layout.tsx';
import { PageError } from './page-error.tsx';
import type { PageHandle } from './page-handle.ts';

/** A page's code and its texts, fetched side by side. */
const page = (section: Section, load: () => Promise<ComponentType>) => async () => {
  const [Component] = await Promise.all([load(), loadSections(section)]);
  return { Component };
};
const titled = (title: PageHandle['title']): PageHandle => ({ title });

/** Fetches the reader of the site's content beside the page that needs it, and waits for neither. */
const warmUp = () => void import('../data/firestore-lite.ts').catch(() => undefined);

const pages: RouteObject[] = [
  {
    path: paths.home,
    handle: titled((t) => t('home.page_title')),
    lazy: page('home', async () => {
      warmUp();
      return (await import('../pages/home/home-page.tsx')).HomePage;
    }),
  },
  {
    path: paths.schedule,
    handle: titled((t) => t('schedule.page_title')),
    lazy: page('schedule', async () => {
      warmUp();
      return (await import('../pages/schedule/schedule-page.tsx')).SchedulePage;
    }),
  },
  {
    path: paths.newsletterConfirm,
    handle: titled((t) => t('newsletter.confirm.page_title')),
    lazy: page(
      'newsletter',
      async () => (await import('../pages/newsletter/confirm-page.tsx')).ConfirmPage,
    ),
  },
  {
    path: paths.newsletterLeave,
    handle: titled((t) => t('newsletter.leave.page_title')),
    lazy: page(
      'newsletter',
      async () => (await import('../pages/newsletter/leave-page.tsx')).LeavePage,
    ),
  },
  {
    path: paths.admin,
    handle: titled((t) => t('admin.page_title')),
    lazy: page('admin', async () => (await import('../staff/admin-page.tsx')).AdminPage),
  },
  {
    path: '*',
    handle: titled((t) => t('problem.not_found.page_title')),
    Component: NotFoundPage,
  },
];

/** Every route inside the shared layout; a page that fails leaves header and footer standing. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: LastResort,
    HydrateFallback: () => null,
    lazy: async () => {
      await loadSections('common');
      return { Component: Layout };
    },
    children: [{ ErrorBoundary: PageError, children: pages }],
  },
];

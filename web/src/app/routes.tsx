import { findGroup, findTeam } from '@club/domain/team';
import type { TFunction } from 'i18next';
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
const page =
  (sections: Section | readonly Section[], load: () => Promise<ComponentType>) => async () => {
    const [Component] = await Promise.all([load(), loadSections(...[sections].flat())]);
    return { Component };
  };
const titled = (title: PageHandle['title']): PageHandle => ({ title });

/** The team's name, with the group where the address names one. */
function programTitle(t: TFunction, programId: string): string {
  const team = findTeam(programId);
  if (!team) return t('problem.not_found.page_title');
  const group = findGroup(programId);
  return group === undefined ? t(team.title) : `${t(team.title)}, ${group}`;
}

/** Fetches the reader of the site's content beside the page that needs it, and waits for neither. */
const warmUp = () => void import('../data/firestore-lite.ts').catch(() => undefined);

const pages: RouteObject[] = [
  {
    path: paths.home,
    handle: titled((t) => t('home.page_title')),
    lazy: page(['home', 'teams'], async () => {
      warmUp();
      return (await import('../pages/home/home-page.tsx')).HomePage;
    }),
  },
  {
    path: paths.program,
    handle: titled((t) => t('program.page_title')),
    lazy: page(['program', 'teams'], async () => {
      warmUp();
      return (await import('../pages/program/program-page.tsx')).ProgramPage;
    }),
  },
  {
    path: paths.programDetail,
    handle: titled((t, { programId = '' }) => programTitle(t, programId)),
    lazy: page(['program', 'teams'], async () => {
      warmUp();
      return (await import('../pages/program/program-detail-page.tsx')).ProgramDetailPage;
    }),
  },
  {
    path: paths.registration,
    handle: titled((t) => t('registration.page_title')),
    lazy: page(
      'registration',
      async () => (await import('../pages/registration/registration-page.tsx')).RegistrationPage,
    ),
  },
  {
    path: paths.club,
    handle: titled((t) => t('club.page_title')),
    lazy: page('club', async () => (await import('../pages/club/club-page.tsx')).ClubPage),
  },
  {
    path: paths.contact,
    handle: titled((t) => t('contact.page_title')),
    lazy: page(
      'contact',
      async () => (await import('../pages/contact/contact-page.tsx')).ContactPage,
    ),
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
    path: paths.thankYou,
    handle: titled((t) => t('thank_you.page_title')),
    lazy: page(
      'thank_you',
      async () => (await import('../pages/thank-you/thank-you-page.tsx')).ThankYouPage,
    ),
  },
  {
    path: paths.unsubscribe,
    handle: titled((t) => t('unsubscribe.page_title')),
    lazy: page(
      'unsubscribe',
      async () => (await import('../pages/unsubscribe/unsubscribe-page.tsx')).UnsubscribePage,
    ),
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
    path: paths.clubPolicy,
    handle: titled((t) => t('policy.page_title')),
    lazy: page(
      'policy',
      async () => (await import('../pages/club-policy/club-policy-page.tsx')).ClubPolicyPage,
    ),
  },
  {
    path: paths.codeOfConduct,
    handle: titled((t) => t('conduct.page_title')),
    lazy: page(
      'conduct',
      async () => (await import('../pages/code-of-conduct/conduct-page.tsx')).ConductPage,
    ),
  },
  {
    path: paths.admin,
    handle: titled((t) => t('admin.page_title')),
    lazy: page(
      ['admin', 'staff_newsletter'],
      async () => (await import('../staff/admin-page.tsx')).AdminPage,
    ),
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

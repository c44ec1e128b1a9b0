import { findTeam } from '@club/domain/team';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadSections } from '../i18n/load-sections.ts';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { paths } from '@club/domain/paths';
import { RootErrorBoundary } from './root-error-boundary.tsx';
import { Layout } from './layout/layout.tsx';
import { PageError } from './page-error.tsx';
import type { PageHandle } from './page-handle.ts';
import { programAddress, programDescription, programTitle } from './program-head.ts';

interface Page extends PageHandle {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

/** Fetches the reader of the site's content beside the page that needs it, and waits for neither. */
const warmUp = () => void import('../data/firestore-lite.ts').catch(() => undefined);

/** Not if the inline script has sent the request already, nor while prerendering. */
const needsFirestore = (reads: PageHandle['reads']): boolean =>
  !import.meta.env.SSR && reads.some((name) => window.earlyReads?.[name] === undefined);

/** A page's code and its texts, fetched side by side. */
const page = ({ path, load, ...handle }: Page): RouteObject => ({
  path,
  handle,
  lazy: async () => {
    if (needsFirestore(handle.reads)) warmUp();
    const [Component] = await Promise.all([load(), loadSections(...handle.sections)]);
    return { Component };
  },
});

const unlisted = () => undefined;

const notFound: PageHandle = {
  title: (t) => t('problem.not_found.page_title'),
  description: (t) => t('problem.not_found.text'),
  card: () => 'home',
  listedAt: unlisted,
  file: 'pages/not-found/not-found-page.tsx',
  sections: [],
  reads: [],
};

const pages: RouteObject[] = [
  page({
    path: paths.home,
    title: (t) => t('home.page_title'),
    description: (t) => t('home.description'),
    card: () => 'home',
    listedAt: () => paths.home,
    file: 'pages/home/home-page.tsx',
    sections: ['home', 'teams'],
    reads: ['banners', 'carousels'],
    load: async () => (await import('../pages/home/home-page.tsx')).HomePage,
  }),
  page({
    path: paths.program,
    title: (t) => t('program.page_title'),
    description: (t) => t('program.description'),
    card: () => 'program',
    listedAt: () => paths.program,
    file: 'pages/program/program-page.tsx',
    sections: ['program', 'teams'],
    reads: ['programs'],
    load: async () => (await import('../pages/program/program-page.tsx')).ProgramPage,
  }),
  page({
    path: paths.programDetail,
    title: (t, { programId = '' }) => programTitle(t, programId),
    description: (t, { programId = '' }) => programDescription(t, programId),
    card: ({ programId = '' }) => findTeam(programId)?.id ?? 'program',
    listedAt: ({ programId = '' }) => programAddress(programId),
    file: 'pages/program/program-detail-page.tsx',
    sections: ['program', 'teams'],
    reads: ['programs'],
    load: async () => (await import('../pages/program/program-detail-page.tsx')).ProgramDetailPage,
  }),
  page({
    path: paths.registration,
    title: (t) => t('registration.page_title'),
    description: (t) => t('registration.description'),
    card: () => 'registration',
    listedAt: () => paths.registration,
    file: 'pages/registration/registration-page.tsx',
    sections: ['registration'],
    reads: [],
    load: async () =>
      (await import('../pages/registration/registration-page.tsx')).RegistrationPage,
  }),
  page({
    path: paths.club,
    title: (t) => t('club.page_title'),
    description: (t) => t('club.description'),
    card: () => 'club',
    listedAt: () => paths.club,
    file: 'pages/club/club-page.tsx',
    sections: ['club'],
    reads: [],
    load: async () => (await import('../pages/club/club-page.tsx')).ClubPage,
  }),
  page({
    path: paths.contact,
    title: (t) => t('contact.page_title'),
    description: (t) => t('contact.description'),
    card: () => 'contact',
    listedAt: () => paths.contact,
    file: 'pages/contact/contact-page.tsx',
    sections: ['contact'],
    reads: [],
    load: async () => (await import('../pages/contact/contact-page.tsx')).ContactPage,
  }),
  page({
    path: paths.schedule,
    title: (t) => t('schedule.page_title'),
    description: (t) => t('schedule.description'),
    card: () => 'schedule',
    listedAt: () => paths.schedule,
    file: 'pages/schedule/schedule-page.tsx',
    sections: ['schedule'],
    reads: ['notes'],
    load: async () => (await import('../pages/schedule/schedule-page.tsx')).SchedulePage,
  }),
  page({
    path: paths.thankYou,
    title: (t) => t('thank_you.page_title'),
    description: (t) => t('thank_you.text'),
    card: () => 'contact',
    listedAt: unlisted,
    file: 'pages/thank-you/thank-you-page.tsx',
    sections: ['thank_you'],
    reads: [],
    load: async () => (await import('../pages/thank-you/thank-you-page.tsx')).ThankYouPage,
  }),
  page({
    path: paths.unsubscribe,
    title: (t) => t('unsubscribe.page_title'),
    description: (t) => t('unsubscribe.text'),
    card: () => 'home',
    listedAt: unlisted,
    file: 'pages/unsubscribe/unsubscribe-page.tsx',
    sections: ['unsubscribe'],
    reads: [],
    load: async () => (await import('../pages/unsubscribe/unsubscribe-page.tsx')).UnsubscribePage,
  }),
  page({
    path: paths.newsletterConfirm,
    title: (t) => t('newsletter.confirm.page_title'),
    description: (t) => t('newsletter.confirm.ask.text'),
    card: () => 'home',
    listedAt: unlisted,
    file: 'pages/newsletter/confirm-page.tsx',
    sections: ['newsletter'],
    reads: [],
    load: async () => (await import('../pages/newsletter/confirm-page.tsx')).ConfirmPage,
  }),
  page({
    path: paths.newsletterLeave,
    title: (t) => t('newsletter.leave.page_title'),
    description: (t) => t('newsletter.leave.ask.text'),
    card: () => 'home',
    listedAt: unlisted,
    file: 'pages/newsletter/leave-page.tsx',
    sections: ['newsletter'],
    reads: [],
    load: async () => (await import('../pages/newsletter/leave-page.tsx')).LeavePage,
  }),
  page({
    path: paths.newsletterAsked,
    title: (t) => t('common.newsletter.title'),
    description: (t) => t('common.newsletter.success.text'),
    card: () => 'home',
    listedAt: unlisted,
    file: 'pages/newsletter/asked-page.tsx',
    sections: ['newsletter'],
    reads: [],
    load: async () => (await import('../pages/newsletter/asked-page.tsx')).AskedPage,
  }),
  page({
    path: paths.newsletterLeft,
    title: (t) => t('newsletter.leave.page_title'),
    description: (t) => t('newsletter.leave.done.text'),
    card: () => 'home',
    listedAt: unlisted,
    file: 'pages/newsletter/left-page.tsx',
    sections: ['newsletter'],
    reads: [],
    load: async () => (await import('../pages/newsletter/left-page.tsx')).LeftPage,
  }),
  page({
    path: paths.clubPolicy,
    title: (t) => t('policy.page_title'),
    description: (t) => t('policy.description'),
    card: () => 'policy',
    listedAt: () => paths.clubPolicy,
    file: 'pages/club-policy/club-policy-page.tsx',
    sections: ['policy'],
    reads: [],
    load: async () => (await import('../pages/club-policy/club-policy-page.tsx')).ClubPolicyPage,
  }),
  page({
    path: paths.codeOfConduct,
    title: (t) => t('conduct.page_title'),
    description: (t) => t('conduct.description'),
    card: () => 'conduct',
    listedAt: () => paths.codeOfConduct,
    file: 'pages/code-of-conduct/conduct-page.tsx',
    sections: ['conduct'],
    reads: [],
    load: async () => (await import('../pages/code-of-conduct/conduct-page.tsx')).ConductPage,
  }),
  page({
    path: paths.admin,
    title: (t) => t('admin.page_title'),
    description: (t) => t('admin.gate.text'),
    card: () => 'home',
    listedAt: unlisted,
    file: 'staff/admin-page.tsx',
    sections: ['admin', 'staff_newsletter'],
    reads: [],
    isPlaceholder: true,
    load: async () =>
      import.meta.env.SSR
        ? (await import('../staff/session/admin-placeholder.tsx')).AdminPlaceholder
        : (await import('../staff/admin-page.tsx')).AdminPage,
  }),
  {
    path: '*',
    handle: notFound,
    Component: NotFoundPage,
  },
];

/** Every route inside the shared layout; a page that fails leaves header and footer standing. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: RootErrorBoundary,
    HydrateFallback: () => null,
    lazy: async () => {
      await loadSections('common');
      return { Component: Layout };
    },
    children: [{ ErrorBoundary: PageError, children: pages }],
  },
];

import { paths } from '@club/domain/paths';
import { findGroup, findTeam } from '@club/domain/team';
import type { TFunction } from 'i18next';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import type { Page } from './page.ts';

/** The team's name, and the group if the address names one. */
function composeTitle(t: TFunction, programId: string): string {
  const team = findTeam(programId);
  const group = findGroup(programId);
  return [...(team ? [t(team.title)] : []), ...(group === undefined ? [] : [group])].join(', ');
}

/** The team's ages, places and description. Parents compare them in search results. */
function composeDescription(t: TFunction, programId: string): string {
  const team = findTeam(programId);
  if (!team) return '';
  const places = team.places.map((id) => t(`common:locations.${id}`));
  return `${[t(team.age), ...places].join(', ')}. ${t(team.desc)}`;
}

/** The page's canonical path. The visitor's address may have other upper and lower case letters. */
function findCanonicalPath(programId: string): string | undefined {
  const id = findGroup(programId) ?? findTeam(programId)?.id;
  return id && paths.programDetail.replace(':programId', id);
}

/** The page of each path. A path without a page does not compile. */
export const pages = {
  home: {
    path: paths.home,
    title: (t) => t('home:page_title'),
    description: (t) => t('home:description'),
    card: () => 'home',
    canonicalPath: () => paths.home,
    namespaces: ['home', 'teams'],
    reads: ['banners', 'carousels', 'notices'],
    load: () => import('../pages/home/home-page.tsx'),
  },
  program: {
    path: paths.program,
    title: (t) => t('program:page_title'),
    description: (t) => t('program:description'),
    card: () => 'program',
    canonicalPath: () => paths.program,
    namespaces: ['program', 'finder', 'teams'],
    reads: ['programs'],
    load: () => import('../pages/program/program-page.tsx'),
  },
  programDetail: {
    path: paths.programDetail,
    exists: ({ programId = '' }) => findTeam(programId) !== undefined,
    title: (t, { programId = '' }) => composeTitle(t, programId),
    description: (t, { programId = '' }) => composeDescription(t, programId),
    card: ({ programId = '' }) => findTeam(programId)?.id ?? 'program',
    canonicalPath: ({ programId = '' }) => findCanonicalPath(programId),
    namespaces: ['program', 'teams'],
    reads: ['programs'],
    load: () => import('../pages/program/program-detail-page.tsx'),
  },
  registration: {
    path: paths.registration,
    title: (t) => t('registration:page_title'),
    description: (t) => t('registration:description'),
    card: () => 'registration',
    canonicalPath: () => paths.registration,
    namespaces: ['registration', 'teams', 'program'],
    reads: ['programs'],
    load: () => import('../pages/registration/registration-page.tsx'),
  },
  schedule: {
    path: paths.schedule,
    title: (t) => t('schedule:page_title'),
    description: (t) => t('schedule:description'),
    card: () => 'schedule',
    canonicalPath: () => paths.schedule,
    namespaces: ['schedule'],
    reads: ['notes', 'notices'],
    load: () => import('../pages/schedule/schedule-page.tsx'),
  },
  club: {
    path: paths.club,
    title: (t) => t('club:page_title'),
    description: (t) => t('club:description'),
    card: () => 'club',
    canonicalPath: () => paths.club,
    namespaces: ['club'],
    reads: ['coaches'],
    load: () => import('../pages/club/club-page.tsx'),
  },
  contact: {
    path: paths.contact,
    title: (t) => t('contact:page_title'),
    description: (t) => t('contact:description'),
    card: () => 'contact',
    canonicalPath: () => paths.contact,
    namespaces: ['contact', 'forms'],
    reads: [],
    load: () => import('../pages/contact/contact-page.tsx'),
  },
  thankYou: {
    path: paths.thankYou,
    title: (t) => t('thankYou:page_title'),
    description: (t) => t('thankYou:text'),
    card: () => 'contact',
    namespaces: ['thankYou'],
    reads: [],
    load: () => import('../pages/thank-you/thank-you-page.tsx'),
  },
  unsubscribe: {
    path: paths.unsubscribe,
    title: (t) => t('unsubscribe:page_title'),
    description: (t) => t('unsubscribe:text'),
    card: () => 'home',
    namespaces: ['unsubscribe', 'forms'],
    reads: [],
    load: () => import('../pages/unsubscribe/unsubscribe-page.tsx'),
  },
  newsletterConfirm: {
    path: paths.newsletterConfirm,
    title: (t) => t('newsletter:newsletter.confirm.page_title'),
    description: (t) => t('newsletter:newsletter.confirm.ask.text'),
    card: () => 'home',
    namespaces: ['newsletter'],
    reads: [],
    load: () => import('../pages/newsletter/newsletter-confirm-page.tsx'),
  },
  newsletterUnsubscribe: {
    path: paths.newsletterUnsubscribe,
    title: (t) => t('newsletter:newsletter.leave.page_title'),
    description: (t) => t('newsletter:newsletter.leave.ask.text'),
    card: () => 'home',
    namespaces: ['newsletter'],
    reads: [],
    load: () => import('../pages/newsletter/newsletter-unsubscribe-page.tsx'),
  },
  newsletterRequested: {
    path: paths.newsletterRequested,
    title: (t) => t('common:newsletter.title'),
    description: (t) => t('forms:newsletter.success.text'),
    card: () => 'home',
    namespaces: ['newsletter', 'forms'],
    reads: [],
    load: () => import('../pages/newsletter/newsletter-requested-page.tsx'),
  },
  newsletterUnsubscribed: {
    path: paths.newsletterUnsubscribed,
    title: (t) => t('newsletter:newsletter.leave.page_title'),
    description: (t) => t('newsletter:newsletter.leave.done.text'),
    card: () => 'home',
    namespaces: ['newsletter'],
    reads: [],
    load: () => import('../pages/newsletter/newsletter-unsubscribed-page.tsx'),
  },
  newsletterIssues: {
    path: paths.newsletterIssues,
    title: (t) => t('newsletter:issues.page_title'),
    description: (t) => t('newsletter:issues.lead'),
    card: () => 'home',
    canonicalPath: () => paths.newsletterIssues,
    namespaces: ['newsletter'],
    reads: ['publishedIssues'],
    load: () => import('../pages/newsletter/newsletter-issues-page.tsx'),
  },
  clubPolicy: {
    path: paths.clubPolicy,
    title: (t) => t('policy:page_title'),
    description: (t) => t('policy:description'),
    card: () => 'policy',
    canonicalPath: () => paths.clubPolicy,
    namespaces: ['policy'],
    reads: [],
    load: () => import('../pages/club-policy/club-policy-page.tsx'),
  },
  codeOfConduct: {
    path: paths.codeOfConduct,
    title: (t) => t('conduct:page_title'),
    description: (t) => t('conduct:description'),
    card: () => 'conduct',
    canonicalPath: () => paths.codeOfConduct,
    namespaces: ['conduct'],
    reads: [],
    load: () => import('../pages/code-of-conduct/code-of-conduct-page.tsx'),
  },
  accessibility: {
    path: paths.accessibility,
    title: (t) => t('accessibility:title'),
    description: (t) => t('accessibility:description'),
    card: () => 'policy',
    canonicalPath: () => paths.accessibility,
    namespaces: ['accessibility'],
    reads: [],
    load: () => import('../pages/accessibility/accessibility-page.tsx'),
  },
  admin: {
    path: paths.admin,
    title: (t) => t('admin:page_title'),
    description: (t) => t('admin:gate.text'),
    card: () => 'home',
    namespaces: ['admin', 'forms'],
    reads: [],
    isPlaceholder: true,
    load: () =>
      import.meta.env.SSR
        ? import('../staff/shell/admin-placeholder.tsx')
        : import('../staff/admin-page.tsx'),
  },
} satisfies { readonly [Name in keyof typeof paths]: Page<(typeof paths)[Name]> };

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

import type { Locale } from '@club/domain/locale';
import { problem as problemEn } from './locales/en/problem.ts';
import { problem as problemFr } from './locales/fr/problem.ts';

// The dashboard's namespaces share one chunk. Each import here costs every visitor some bytes.
const importEnglishStaffTexts = () => import('./locales/en/staff.ts');
const importFrenchStaffTexts = () => import('./locales/fr/staff.ts');

/** The namespaces of the texts. Each file exports its texts under its namespace's name. */
const english = {
  admin: importEnglishStaffTexts,
  carousel: () => import('./locales/en/carousel.ts'),
  club: () => import('./locales/en/club.ts'),
  common: () => import('./locales/en/common.ts'),
  conduct: () => import('./locales/en/conduct.ts'),
  contact: () => import('./locales/en/contact.ts'),
  forms: () => import('./locales/en/forms.ts'),
  home: () => import('./locales/en/home.ts'),
  map: () => import('./locales/en/map.ts'),
  newsletter: () => import('./locales/en/newsletter.ts'),
  offline: () => import('./locales/en/offline.ts'),
  policy: () => import('./locales/en/policy.ts'),
  problem: () => Promise.resolve({ problem: problemEn }),
  program: () => import('./locales/en/program.ts'),
  registration: () => import('./locales/en/registration.ts'),
  schedule: () => import('./locales/en/schedule.ts'),
  staffGuide: importEnglishStaffTexts,
  staffLog: importEnglishStaffTexts,
  staffMails: importEnglishStaffTexts,
  staffMessages: importEnglishStaffTexts,
  staffNewsletter: importEnglishStaffTexts,
  staffRows: importEnglishStaffTexts,
  staffTime: importEnglishStaffTexts,
  staffWaitingList: importEnglishStaffTexts,
  teams: () => import('./locales/en/teams.ts'),
  thankYou: () => import('./locales/en/thank-you.ts'),
  unsubscribe: () => import('./locales/en/unsubscribe.ts'),
};

type Modules = {
  readonly [Name in keyof typeof english]: Awaited<ReturnType<(typeof english)[Name]>>;
};

/** Each namespace with its texts. */
export type Texts = {
  readonly [Name in keyof Modules]: Modules[Name] extends Record<Name, infer Namespace>
    ? Namespace
    : never;
};
export type Namespace = keyof Texts;

type Imports = {
  readonly [Name in Namespace]: () => Promise<Readonly<Record<Name, Texts[Name]>>>;
};

/** French has the shape of English. A missing text does not compile. */
const french: Imports = {
  admin: importFrenchStaffTexts,
  carousel: () => import('./locales/fr/carousel.ts'),
  club: () => import('./locales/fr/club.ts'),
  common: () => import('./locales/fr/common.ts'),
  conduct: () => import('./locales/fr/conduct.ts'),
  contact: () => import('./locales/fr/contact.ts'),
  forms: () => import('./locales/fr/forms.ts'),
  home: () => import('./locales/fr/home.ts'),
  map: () => import('./locales/fr/map.ts'),
  newsletter: () => import('./locales/fr/newsletter.ts'),
  offline: () => import('./locales/fr/offline.ts'),
  policy: () => import('./locales/fr/policy.ts'),
  problem: () => Promise.resolve({ problem: problemFr }),
  program: () => import('./locales/fr/program.ts'),
  registration: () => import('./locales/fr/registration.ts'),
  schedule: () => import('./locales/fr/schedule.ts'),
  staffGuide: importFrenchStaffTexts,
  staffLog: importFrenchStaffTexts,
  staffMails: importFrenchStaffTexts,
  staffMessages: importFrenchStaffTexts,
  staffNewsletter: importFrenchStaffTexts,
  staffRows: importFrenchStaffTexts,
  staffTime: importFrenchStaffTexts,
  staffWaitingList: importFrenchStaffTexts,
  teams: () => import('./locales/fr/teams.ts'),
  thankYou: () => import('./locales/fr/thank-you.ts'),
  unsubscribe: () => import('./locales/fr/unsubscribe.ts'),
};

/**
 * Imports a namespace's texts. `problem` must work offline, so it has no chunk. The dashboard's share
 * one chunk. Each other namespace has its own.
 */
export const namespaces: Readonly<Record<Locale, Imports>> = { en: english, fr: french };

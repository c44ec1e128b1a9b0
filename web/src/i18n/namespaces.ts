import type { Locale } from '@club/domain/locale';
import { problem as problemEn } from './locales/en/problem.ts';
import { problem as problemFr } from './locales/fr/problem.ts';

/**
 * The modules of the texts. Each exports its texts under its namespace's name. `admin` has all
 * namespaces of the dashboard, because each further import costs every visitor some bytes.
 */
const englishImports = {
  accessibility: () => import('./locales/en/accessibility.ts'),
  admin: () => import('./locales/en/staff.ts'),
  carousel: () => import('./locales/en/carousel.ts'),
  club: () => import('./locales/en/club.ts'),
  common: () => import('./locales/en/common.ts'),
  conduct: () => import('./locales/en/conduct.ts'),
  contact: () => import('./locales/en/contact.ts'),
  finder: () => import('./locales/en/finder.ts'),
  footer: () => import('./locales/en/footer.ts'),
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
  teams: () => import('./locales/en/teams.ts'),
  thankYou: () => import('./locales/en/thank-you.ts'),
  unsubscribe: () => import('./locales/en/unsubscribe.ts'),
};

type Modules = {
  readonly [Name in keyof typeof englishImports]: Awaited<
    ReturnType<(typeof englishImports)[Name]>
  >;
};
type StaffTexts = Modules['admin'];

/** Each namespace with its texts. */
export type Texts = {
  readonly [Name in keyof Modules]: Modules[Name] extends Record<Name, infer NamespaceTexts>
    ? NamespaceTexts
    : never;
} & StaffTexts;
/** A namespace that a page can load. `admin` loads all those of the dashboard. */
export type Namespace = keyof Modules;

type Imports = {
  readonly [Name in Exclude<Namespace, 'admin'>]: () => Promise<
    Readonly<Record<Name, Texts[Name]>>
  >;
} & { readonly admin: () => Promise<StaffTexts> };

/** French has the shape of English. A missing text does not compile. */
const frenchImports: Imports = {
  accessibility: () => import('./locales/fr/accessibility.ts'),
  admin: () => import('./locales/fr/staff.ts'),
  carousel: () => import('./locales/fr/carousel.ts'),
  club: () => import('./locales/fr/club.ts'),
  common: () => import('./locales/fr/common.ts'),
  conduct: () => import('./locales/fr/conduct.ts'),
  contact: () => import('./locales/fr/contact.ts'),
  finder: () => import('./locales/fr/finder.ts'),
  footer: () => import('./locales/fr/footer.ts'),
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
  teams: () => import('./locales/fr/teams.ts'),
  thankYou: () => import('./locales/fr/thank-you.ts'),
  unsubscribe: () => import('./locales/fr/unsubscribe.ts'),
};

/**
 * The functions that load each namespace. Each is a separate chunk, except `problem`, which must
 * work offline.
 */
export const namespaceImports: Readonly<Record<Locale, Imports>> = {
  en: englishImports,
  fr: frenchImports,
};

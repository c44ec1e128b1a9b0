import type { Locale } from '@club/domain/locale';
import { problem as problemEn } from './locales/en/problem.ts';
import { problem as problemFr } from './locales/fr/problem.ts';
import type { Section, Texts } from './texts.ts';

/** Fetches one section's texts in one language. Each is a chunk of its own, but for the error pages. */
type Loaders = { readonly [Name in Section]: () => Promise<Texts[Name]> };

/** French must satisfy the English shape: a missing text does not compile. */
export const sections: Readonly<Record<Locale, Loaders>> = {
  en: {
    admin: async () => (await import('./locales/en/admin.ts')).admin,
    common: async () => (await import('./locales/en/common.ts')).common,
    home: async () => (await import('./locales/en/home.ts')).home,
    newsletter: async () => (await import('./locales/en/newsletter.ts')).newsletter,
    problem: () => Promise.resolve(problemEn),
    schedule: async () => (await import('./locales/en/schedule.ts')).schedule,
  },
  fr: {
    admin: async () => (await import('./locales/fr/admin.ts')).admin,
    common: async () => (await import('./locales/fr/common.ts')).common,
    home: async () => (await import('./locales/fr/home.ts')).home,
    newsletter: async () => (await import('./locales/fr/newsletter.ts')).newsletter,
    problem: () => Promise.resolve(problemFr),
    schedule: async () => (await import('./locales/fr/schedule.ts')).schedule,
  },
};

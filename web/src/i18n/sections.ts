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
    club: async () => (await import('./locales/en/club.ts')).club,
    common: async () => (await import('./locales/en/common.ts')).common,
    conduct: async () => (await import('./locales/en/conduct.ts')).conduct,
    contact: async () => (await import('./locales/en/contact.ts')).contact,
    home: async () => (await import('./locales/en/home.ts')).home,
    newsletter: async () => (await import('./locales/en/newsletter.ts')).newsletter,
    offline: async () => (await import('./locales/en/offline.ts')).offline,
    policy: async () => (await import('./locales/en/policy.ts')).policy,
    problem: () => Promise.resolve(problemEn),
    program: async () => (await import('./locales/en/program.ts')).program,
    registration: async () => (await import('./locales/en/registration.ts')).registration,
    schedule: async () => (await import('./locales/en/schedule.ts')).schedule,
    staff_newsletter: async () =>
      (await import('./locales/en/staff-newsletter.ts')).staffNewsletter,
    teams: async () => (await import('./locales/en/teams.ts')).teams,
    thank_you: async () => (await import('./locales/en/thank-you.ts')).thankYou,
    unsubscribe: async () => (await import('./locales/en/unsubscribe.ts')).unsubscribe,
  },
  fr: {
    admin: async () => (await import('./locales/fr/admin.ts')).admin,
    club: async () => (await import('./locales/fr/club.ts')).club,
    common: async () => (await import('./locales/fr/common.ts')).common,
    conduct: async () => (await import('./locales/fr/conduct.ts')).conduct,
    contact: async () => (await import('./locales/fr/contact.ts')).contact,
    home: async () => (await import('./locales/fr/home.ts')).home,
    newsletter: async () => (await import('./locales/fr/newsletter.ts')).newsletter,
    offline: async () => (await import('./locales/fr/offline.ts')).offline,
    policy: async () => (await import('./locales/fr/policy.ts')).policy,
    problem: () => Promise.resolve(problemFr),
    program: async () => (await import('./locales/fr/program.ts')).program,
    registration: async () => (await import('./locales/fr/registration.ts')).registration,
    schedule: async () => (await import('./locales/fr/schedule.ts')).schedule,
    staff_newsletter: async () =>
      (await import('./locales/fr/staff-newsletter.ts')).staffNewsletter,
    teams: async () => (await import('./locales/fr/teams.ts')).teams,
    thank_you: async () => (await import('./locales/fr/thank-you.ts')).thankYou,
    unsubscribe: async () => (await import('./locales/fr/unsubscribe.ts')).unsubscribe,
  },
};

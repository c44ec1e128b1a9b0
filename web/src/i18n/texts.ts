import type { admin } from './locales/en/admin.ts';
import type { club } from './locales/en/club.ts';
import type { common } from './locales/en/common.ts';
import type { conduct } from './locales/en/conduct.ts';
import type { contact } from './locales/en/contact.ts';
import type { home } from './locales/en/home.ts';
import type { newsletter } from './locales/en/newsletter.ts';
import type { offline } from './locales/en/offline.ts';
import type { policy } from './locales/en/policy.ts';
import type { problem } from './locales/en/problem.ts';
import type { program } from './locales/en/program.ts';
import type { registration } from './locales/en/registration.ts';
import type { schedule } from './locales/en/schedule.ts';
import type { staffNewsletter } from './locales/en/staff-newsletter.ts';
import type { teams } from './locales/en/teams.ts';
import type { thankYou } from './locales/en/thank-you.ts';
import type { unsubscribe } from './locales/en/unsubscribe.ts';

/** Every section of the site's texts; a key is the section's name, then dots: `home.intro.title`. */
export interface Texts {
  admin: typeof admin;
  club: typeof club;
  common: typeof common;
  conduct: typeof conduct;
  contact: typeof contact;
  home: typeof home;
  newsletter: typeof newsletter;
  offline: typeof offline;
  policy: typeof policy;
  problem: typeof problem;
  program: typeof program;
  registration: typeof registration;
  schedule: typeof schedule;
  staff_newsletter: typeof staffNewsletter;
  teams: typeof teams;
  thank_you: typeof thankYou;
  unsubscribe: typeof unsubscribe;
}
export type Section = keyof Texts;

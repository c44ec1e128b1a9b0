import type { admin } from './locales/en/admin.ts';
import type { common } from './locales/en/common.ts';
import type { home } from './locales/en/home.ts';
import type { newsletter } from './locales/en/newsletter.ts';
import type { problem } from './locales/en/problem.ts';
import type { schedule } from './locales/en/schedule.ts';

/** Every section of the site's texts; a key is the section's name, then dots: `home.intro.title`. */
export interface Texts {
  admin: typeof admin;
  common: typeof common;
  home: typeof home;
  newsletter: typeof newsletter;
  problem: typeof problem;
  schedule: typeof schedule;
}
export type Section = keyof Texts;

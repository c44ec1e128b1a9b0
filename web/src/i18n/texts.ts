import type { admin } from './locales/en/admin.ts';
import type { club } from './locales/en/club.ts';
import type { common } from './locales/en/common.ts';
import type { contact } from './locales/en/contact.ts';
import type { home } from './locales/en/home.ts';
import type { problem } from './locales/en/problem.ts';
import type { program } from './locales/en/program.ts';
import type { schedule } from './locales/en/schedule.ts';
import type { teams } from './locales/en/teams.ts';

/** Every section of the site's texts; a key is the section's name, then dots: `home.intro.title`. */
export interface Texts {
  admin: typeof admin;
  club: typeof club;
  common: typeof common;
  contact: typeof contact;
  home: typeof home;
  problem: typeof problem;
  program: typeof program;
  schedule: typeof schedule;
  teams: typeof teams;
}
export type Section = keyof Texts;

import type { TeamId } from './team.ts';

/** Every address of the site: the pattern the router knows, where it has a page. */
export const paths = {
  home: '/',
  program: '/program',
  programDetail: '/program/:programId',
  registration: '/registration',
  schedule: '/schedule',
  club: '/club',
  contact: '/contact',
  thankYou: '/thankyou',
  unsubscribe: '/unsubscribe',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  newsletterRequested: '/newsletter/sent',
  newsletterUnsubscribed: '/newsletter/left',
  clubPolicy: '/club-policy',
  codeOfConduct: '/code-of-conduct',
  admin: '/admin',
} as const;

/** The address of a team's page. */
export const programHref = (id: TeamId | 'dev1' | 'dev2'): string => `${paths.program}/${id}`;

/** The registration page, with the program that is asked for. */
export const registrationHref = (programId?: string): string =>
  programId === undefined
    ? paths.registration
    : `${paths.registration}?programId=${encodeURIComponent(programId)}`;

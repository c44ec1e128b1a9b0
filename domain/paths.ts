import type { TeamId } from './team.ts';

/** The path patterns of the site's pages. */
export const paths = {
  home: '/',
  program: '/program',
  programDetail: '/program/:programId',
  registration: '/registration',
  schedule: '/schedule',
  club: '/club',
  contact: '/contact',
  thankYou: '/thankyou',
  /** The form in which a reader types an e-mail address to unsubscribe it. */
  unsubscribe: '/unsubscribe',
  /** The pages behind the links in the newsletter's mails. */
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  /** The results of a form that the browser sent without JavaScript. */
  newsletterRequested: '/newsletter/sent',
  newsletterUnsubscribed: '/newsletter/left',
  /** The page with the published issues. */
  newsletterIssues: '/newsletter/issues',
  clubPolicy: '/club-policy',
  codeOfConduct: '/code-of-conduct',
  accessibility: '/accessibility',
  admin: '/admin',
} as const;

/** The address of the page of a team or development group. */
export const programHref = (id: TeamId | 'dev1' | 'dev2'): string => `${paths.program}/${id}`;

/** The address of the registration page, with a program preselected. */
export const registrationHref = (programId?: string): string =>
  programId === undefined
    ? paths.registration
    : `${paths.registration}?programId=${encodeURIComponent(programId)}`;

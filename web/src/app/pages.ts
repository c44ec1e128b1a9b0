import type { paths } from '@club/domain/paths';
import { accessibilityPage } from '../pages/accessibility/page.ts';
import { clubPolicyPage } from '../pages/club-policy/page.ts';
import { clubPage } from '../pages/club/page.ts';
import { codeOfConductPage } from '../pages/code-of-conduct/page.ts';
import { contactPage } from '../pages/contact/page.ts';
import { homePage } from '../pages/home/page.ts';
import { newsletterConfirmPage } from '../pages/newsletter/newsletter-confirm.page.ts';
import { newsletterIssuesPage } from '../pages/newsletter/newsletter-issues.page.ts';
import { newsletterRequestedPage } from '../pages/newsletter/newsletter-requested.page.ts';
import { newsletterUnsubscribePage } from '../pages/newsletter/newsletter-unsubscribe.page.ts';
import { newsletterUnsubscribedPage } from '../pages/newsletter/newsletter-unsubscribed.page.ts';
import { programDetailPage } from '../pages/program/program-detail.page.ts';
import { programPage } from '../pages/program/program.page.ts';
import { registrationPage } from '../pages/registration/page.ts';
import { schedulePage } from '../pages/schedule/page.ts';
import { thankYouPage } from '../pages/thank-you/page.ts';
import { unsubscribePage } from '../pages/unsubscribe/page.ts';
import type { Page } from '../pages/page.ts';
import { adminPage } from '../staff/page.ts';

/** The page of each path. A path without a page does not compile. */
export const pages = {
  home: homePage,
  program: programPage,
  programDetail: programDetailPage,
  registration: registrationPage,
  schedule: schedulePage,
  club: clubPage,
  contact: contactPage,
  thankYou: thankYouPage,
  unsubscribe: unsubscribePage,
  newsletterConfirm: newsletterConfirmPage,
  newsletterUnsubscribe: newsletterUnsubscribePage,
  newsletterRequested: newsletterRequestedPage,
  newsletterUnsubscribed: newsletterUnsubscribedPage,
  newsletterIssues: newsletterIssuesPage,
  clubPolicy: clubPolicyPage,
  codeOfConduct: codeOfConductPage,
  accessibility: accessibilityPage,
  admin: adminPage,
} satisfies { readonly [Name in keyof typeof paths]: Page<(typeof paths)[Name]> };

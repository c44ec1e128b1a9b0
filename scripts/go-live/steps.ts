import type { Step } from './step.ts';
import { authorizeDomains } from './steps/authorize-domains.ts';
import { connectGithub } from './steps/connect-github.ts';
import { createAccounts } from './steps/create-accounts.ts';
import { createBucket } from './steps/create-bucket.ts';
import { createDatabase } from './steps/create-database.ts';
import { createProject } from './steps/create-project.ts';
import { createWebApp } from './steps/create-web-app.ts';
import { enableApis } from './steps/enable-apis.ts';
import { grantImageRole } from './steps/grant-image-role.ts';
import { grantRoles } from './steps/grant-roles.ts';
import { linkBilling } from './steps/link-billing.ts';
import { restrictSignIn } from './steps/restrict-sign-in.ts';

/** The steps that prepare a project, in the order of their needs. The first one is the project's. */
const setUpSteps: readonly Step[] = [
  createProject,
  linkBilling,
  enableApis,
  createDatabase,
  createBucket,
  createWebApp,
  restrictSignIn,
  authorizeDomains,
  createAccounts,
  grantRoles,
  connectGithub,
];

/** The steps that put the site into the project, and that watch it. */
const siteSteps: readonly Step[] = [
  // The secrets, the deploy and the first content go here, before the role on its images.
  grantImageRole,
  // The test mail, budget, backups, alerts, uptime check and own domain go here.
];

/** All steps of going live, in order. */
export const steps: readonly Step[] = [...setUpSteps, ...siteSteps];

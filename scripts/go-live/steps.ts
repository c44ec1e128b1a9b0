import { laterSteps } from './later-steps.ts';
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

/** The steps that set up a project. Each may need the steps before it. */
export const setUpSteps: readonly Step[] = [
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

/** All steps of going live, in order. The images exist only after the first deploy. */
export const steps: readonly Step[] = [...setUpSteps, ...laterSteps, grantImageRole];

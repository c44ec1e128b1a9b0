import type { Step } from './step.ts';
import { authorizeDomains } from './steps/authorize-domains.ts';
import { connectDomain } from './steps/connect-domain.ts';
import { connectGithub } from './steps/connect-github.ts';
import { createServiceAccounts } from './steps/create-service-accounts.ts';
import { createAlerts } from './steps/create-alerts.ts';
import { createBucket } from './steps/create-bucket.ts';
import { createBudget } from './steps/create-budget.ts';
import { createDatabase } from './steps/create-database.ts';
import { createProject } from './steps/create-project.ts';
import { createUptimeChecks } from './steps/create-uptime-checks.ts';
import { createWebApp } from './steps/create-web-app.ts';
import { deploySite } from './steps/deploy-site.ts';
import { enableApis } from './steps/enable-apis.ts';
import { grantContainerImageRole } from './steps/grant-container-image-role.ts';
import { grantRoles } from './steps/grant-roles.ts';
import { linkBilling } from './steps/link-billing.ts';
import { createAlertChannel } from './steps/create-alert-channel.ts';
import { restrictSignIn } from './steps/restrict-sign-in.ts';
import { scheduleBackups } from './steps/schedule-backups.ts';
import { sendFirstStatusMail } from './steps/send-first-status-mail.ts';
import { storeSecrets } from './steps/store-secrets.ts';
import { writeContent } from './steps/write-content.ts';

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
  createServiceAccounts,
  grantRoles,
  connectGithub,
];

/** The steps after the project is set up, in order: from the secrets to the first status mail. */
export const siteSteps: readonly Step[] = [
  storeSecrets,
  scheduleBackups,
  createAlertChannel,
  createBudget,
  deploySite,
  // Writing a banner starts a function that copies its image, so the deploy comes first.
  writeContent,
  connectDomain,
  createUptimeChecks,
  createAlerts,
  sendFirstStatusMail,
];

/**
 * All steps of going live, in order. The last one needs the functions' container images, which the
 * first deploy creates.
 */
export const steps: readonly Step[] = [...setUpSteps, ...siteSteps, grantContainerImageRole];

import { createServiceAccounts, grantRoles, permissionCheck } from './accounts.ts';
import { enableApis } from './apis.ts';
import { newestBackupCheck, scheduleBackups } from './backups.ts';
import { createBucket, createDatabase, databaseChecks } from './database.ts';
import { createBudget, linkBilling } from './billing.ts';
import { contentChecks, writeContent } from './content.ts';
import { certificateCheck, connectDomain } from './domain.ts';
import { sendFirstStatusMail } from './first-status-mail.ts';
import { functionChecks } from './functions.ts';
import { connectGithub } from './github.ts';
import { mailChecks } from './mail.ts';
import { createAlertChannel, createAlerts, createUptimeChecks } from './monitoring.ts';
import { onlineCheck, pageChecks } from './pages.ts';
import { createProject } from './project.ts';
import { deploySite, pinCheck } from './release.ts';
import type { Requirement, Step } from './requirement.ts';
import { ruleChecks } from './rules.ts';
import { storeSecrets } from './secrets.ts';
import { authorizeDomains, restrictSignIn, signInChecks } from './sign-in.ts';
import { createWebApp } from './web-app.ts';

/** What sets up a project. Each may need those before it. */
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

/** What follows the set-up, in order: from the secrets to the first status mail. */
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

/** What `npm run go-live` brings about, in order. */
export const steps: readonly Step[] = [...setUpSteps, ...siteSteps];

/** What `npm run doctor` reads, in the order of its report. */
export const doctorRequirements: readonly Requirement[] = [
  onlineCheck,
  ...steps.filter(({ severity }) => severity !== 'unread'),
  permissionCheck,
  ...databaseChecks,
  newestBackupCheck,
  ...ruleChecks,
  ...functionChecks,
  pinCheck,
  ...pageChecks,
  certificateCheck,
  ...contentChecks,
  ...signInChecks,
  ...mailChecks,
];

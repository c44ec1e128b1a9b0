import type { Step } from './step.ts';
import { connectDomain } from './steps/connect-domain.ts';
import { createAlerts } from './steps/create-alerts.ts';
import { createBudget } from './steps/create-budget.ts';
import { createUptimeChecks } from './steps/create-uptime-checks.ts';
import { deploySite } from './steps/deploy-site.ts';
import { nameWebmaster } from './steps/name-webmaster.ts';
import { scheduleBackups } from './steps/schedule-backups.ts';
import { sendTestMail } from './steps/send-test-mail.ts';
import { storeSecrets } from './steps/store-secrets.ts';
import { writeContent } from './steps/write-content.ts';

/** The steps after the project is set up, in order: secrets, backups, the site, monitoring. */
export const laterSteps: readonly Step[] = [
  storeSecrets,
  scheduleBackups,
  nameWebmaster,
  createBudget,
  deploySite,
  // Writing a banner starts a function that copies its image, so the deploy comes first.
  writeContent,
  connectDomain,
  createUptimeChecks,
  createAlerts,
  sendTestMail,
];

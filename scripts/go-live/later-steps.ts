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

/** The steps once the project is set up, in order: the secrets, the site, and what watches it. */
export const laterSteps: readonly Step[] = [
  storeSecrets,
  scheduleBackups,
  nameWebmaster,
  createBudget,
  deploySite,
  // The function that copies the first banner's image starts with a write.
  writeContent,
  connectDomain,
  createUptimeChecks,
  createAlerts,
  sendTestMail,
];

import type { Check } from './check.ts';
import { apiChecks } from './checks/api.ts';
import { backupChecks } from './checks/backups.ts';
import { budgetChecks } from './checks/budget.ts';
import { certificateChecks } from './checks/certificate.ts';
import { contentChecks } from './checks/content.ts';
import { databaseChecks } from './checks/database.ts';
import { functionChecks } from './checks/functions.ts';
import { schedulerJobChecks } from './checks/scheduler-jobs.ts';
import { mailChecks } from './checks/mail.ts';
import { onlineCheck } from './checks/online.ts';
import { pageChecks } from './checks/pages.ts';
import { projectChecks } from './checks/project.ts';
import { releaseChecks } from './checks/release.ts';
import { ruleChecks } from './checks/rules.ts';
import { secretChecks } from './checks/secrets.ts';
import { setUpChecks } from './checks/set-up.ts';
import { signInChecks } from './checks/sign-in.ts';
import { staffChecks } from './checks/staff.ts';
import { switchChecks } from './checks/switches.ts';

/** All checks, in the order of the report. */
export const allChecks: readonly Check[] = [
  onlineCheck,
  ...projectChecks,
  ...setUpChecks,
  ...databaseChecks,
  ...backupChecks,
  ...switchChecks,
  ...ruleChecks,
  ...staffChecks,
  ...secretChecks,
  ...functionChecks,
  ...schedulerJobChecks,
  ...releaseChecks,
  ...pageChecks,
  ...certificateChecks,
  ...contentChecks,
  ...apiChecks,
  ...signInChecks,
  ...mailChecks,
  ...budgetChecks,
];

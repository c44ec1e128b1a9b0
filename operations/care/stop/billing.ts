import { CommandError } from '../../../emulators/command-error.ts';
import { findProjectBilling, toBillingAccountName } from '../../requirements/billing-account.ts';
import { type PlannedChange, planRequest } from '../../requirements/requirement.ts';
import type { MaintenanceContext } from '../maintenance-command.ts';

/** Printed before the billing account is unlinked. */
const billingWarning = `What stops at once: /api (forms, newsletter, the dashboard's saves), every mail, the nightly jobs,
pictures (the bucket needs a paid plan), scheduled backups. What stays for now: the pages and the reads of Firestore's free
quota. What may be lost: Google may delete functions, pictures, backups and container images without notice while no
billing account is linked; it names no period. Note the account below: it is needed to go back.
`;

/**
 * Plans to unlink the billing account, or to link it again.
 *
 * @param billingAccount the account to link; unlinking does not use it
 * @throws CommandError if there is no account to link
 */
export async function planBillingChange(
  { google, environment, print }: MaintenanceContext,
  shouldStop: boolean,
  billingAccount: string | undefined,
): Promise<readonly PlannedChange[]> {
  const path = `v1/projects/${environment.projectId}/billingInfo`;
  const linkedAccount = await findProjectBilling(google, environment.projectId);
  const isLinked = linkedAccount !== undefined;
  if (isLinked !== shouldStop) return [];
  if (shouldStop) {
    print(`${billingWarning}Billing account: ${linkedAccount}\n\n`);
    return [
      planRequest(google, 'Take the billing account off the project.', `PUT billing ${path}`, {
        billingAccountName: '',
      }),
    ];
  }
  if (billingAccount === undefined) {
    throw new CommandError('Name the account: --billing-account 000000-000000-000000');
  }
  return [
    planRequest(
      google,
      'Link the billing account again. This may cost money.',
      `PUT billing ${path}`,
      { billingAccountName: toBillingAccountName(billingAccount) },
    ),
  ];
}

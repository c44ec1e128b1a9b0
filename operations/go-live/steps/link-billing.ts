import { findProjectBilling, listBillingAccounts } from '../billing-account.ts';
import { planRequest, type Step } from '../step.ts';

/** The billing account that pays for the project. Functions and Storage need one. */
export const linkBilling: Step = {
  id: 'billing',
  title: 'Billing account',
  inspect: async ({ google, projectId, billingAccount }) => {
    const linkedAccount = await findProjectBilling(google, projectId);
    if (linkedAccount !== undefined) return { state: 'done', finding: linkedAccount };
    const accounts = await listBillingAccounts(google);
    if (accounts.length === 0) {
      return {
        state: 'by-hand',
        finding: 'none of your billing accounts is open',
        address: 'https://console.cloud.google.com/billing/create',
        instruction: 'Create a billing account; it asks for a card.',
        isBlocking: true,
      };
    }
    const billingAccountName = billingAccount ?? 'the account that you choose';
    const accountList = accounts
      .map(({ name, displayName }) => `${displayName} (${name})`)
      .join(', ');
    const change = planRequest(
      google,
      `Let ${billingAccountName} pay for ${projectId} (the Blaze plan: use above the free allowance is charged).`,
      {
        method: 'PUT',
        service: 'billing',
        path: `v1/projects/${projectId}/billingInfo`,
        body: { billingAccountName },
      },
      'cost',
    );
    return {
      state: 'to-do',
      finding: `not linked; open accounts: ${accountList}`,
      changes: [change],
    };
  },
};

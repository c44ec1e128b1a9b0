import { GoogleError } from '../../google/google-error.ts';
import { findProjectBilling } from '../billing-account.ts';
import type { GoLiveContext } from '../context.ts';
import { readProjectNumber } from '../project-number.ts';
import { type Inspection, planRequest, type Step } from '../step.ts';
import { getBudgetsPath, listBudgets } from '../watch/list-budgets.ts';
import { findChannel } from '../watch/notification-channel.ts';

/** Google mails at 50%, 90% and 100% of the budget, and when it forecasts 100%. */
const thresholds = [
  { thresholdPercent: 0.5 },
  { thresholdPercent: 0.9 },
  { thresholdPercent: 1 },
  { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
];

async function inspectBudgets(context: GoLiveContext): Promise<Inspection> {
  const { google, projectId, settings } = context;
  const { monthlyBudget } = settings.limits;
  const billingAccount = await findProjectBilling(google, projectId);
  const budgets = billingAccount === undefined ? [] : await listBudgets(google, billingAccount);
  const displayName = `Site ${projectId}`;
  const budget = budgets.find((one) => one.displayName === displayName);
  if (budget) {
    const units = budget.amount?.specifiedAmount?.units ?? '?';
    return { state: 'done', finding: `mails at half, nine tenths and all of $${units} a month` };
  }
  const channel =
    settings.webmaster === undefined
      ? undefined
      : await findChannel(google, projectId, settings.webmaster);
  const creation = planRequest(
    google,
    `Let Google write when a month's costs come near $${monthlyBudget}. It stops nothing.`,
    {
      method: 'POST',
      service: 'budgets',
      path: getBudgetsPath(billingAccount ?? 'billingAccounts/(the one above)'),
      body: {
        displayName,
        budgetFilter: {
          projects: [`projects/${await readProjectNumber(google, projectId)}`],
          calendarPeriod: 'MONTH',
        },
        // Without a currency, Google uses the billing account's.
        amount: { specifiedAmount: { units: String(monthlyBudget) } },
        thresholdRules: thresholds,
        ...(channel !== undefined && {
          notificationsRule: { monitoringNotificationChannels: [channel] },
        }),
      },
    },
  );
  return { state: 'to-do', finding: 'none', changes: [creation] };
}

/** The budget of a month's costs. Google warns before they exceed it. */
export const createBudget: Step = {
  id: 'budget',
  title: 'Budget',
  inspect: async (context) => {
    try {
      return await inspectBudgets(context);
    } catch (error) {
      if (!(error instanceof GoogleError && error.status === 403)) throw error;
      return {
        state: 'by-hand',
        finding: 'your account may not see budgets',
        instruction: `Ask the owner of the billing account for a budget of $${context.settings.limits.monthlyBudget} a month, or for the role Billing Account Costs Manager.`,
        address: 'https://console.cloud.google.com/billing/budgets',
        isBlocking: false,
      };
    }
  },
};

import * as v from 'valibot';
import type { GoLiveContext } from '../go-live/context.ts';
import { readList } from '../google/google-api.ts';
import { GoogleError } from '../google/google-error.ts';
import { findProjectBilling } from './billing-account.ts';
import { findChannel } from './monitoring.ts';
import { linkBilling } from './project.ts';
import { readProjectNumber } from './project-number.ts';
import { type Inspection, planRequest, type Step } from './requirement.ts';

/** A budget counts the costs of its projects, `projects/NUMBER`. Without any, it counts all. */
const budgetSchema = v.object({
  displayName: v.optional(v.string(), ''),
  budgetFilter: v.optional(v.object({ projects: v.optional(v.array(v.string()), []) }), {}),
  amount: v.optional(
    v.object({ specifiedAmount: v.optional(v.object({ units: v.optional(v.string()) })) }),
  ),
});

/** The path of the budgets of a billing account, `billingAccounts/ID`. */
const getBudgetsPath = (billingAccount: string): string => `v1/${billingAccount}/budgets`;

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
  const budgets =
    billingAccount === undefined
      ? []
      : await readList(
          google,
          { service: 'budgets', path: `${getBudgetsPath(billingAccount)}?pageSize=100` },
          'budgets',
          budgetSchema,
        );
  const displayName = `Site ${projectId}`;
  const project = `projects/${await readProjectNumber(google, projectId)}`;
  // A budget without projects is for the whole billing account.
  const budget = budgets.find(
    ({ budgetFilter: { projects } }) => projects.length === 0 || projects.includes(project),
  );
  if (budget) {
    const units = budget.amount?.specifiedAmount?.units ?? '?';
    return {
      state: 'done',
      finding: `${budget.displayName || 'without a name'}: $${units} a month`,
    };
  }
  const channel =
    settings.webmaster === undefined
      ? undefined
      : await findChannel(google, projectId, settings.webmaster);
  const creation = planRequest(
    google,
    `Let Google write when a month's costs come near $${monthlyBudget}. It stops nothing.`,
    `POST budgets ${getBudgetsPath(billingAccount ?? 'billingAccounts/(the one above)')}`,
    {
      displayName,
      budgetFilter: {
        projects: [project],
        calendarPeriod: 'MONTH',
      },
      // Without a currency, Google uses the billing account's.
      amount: { specifiedAmount: { units: String(monthlyBudget) } },
      thresholdRules: thresholds,
      ...(channel !== undefined && {
        notificationsRule: { monitoringNotificationChannels: [channel] },
      }),
    },
  );
  return { state: 'to-do', finding: 'none', changes: [creation] };
}

/** The budget of a month's costs. Google warns before they exceed it. */
export const createBudget: Step = {
  id: 'budget',
  title: 'Budget',
  without: 'nobody is warned of costs',
  severity: 'attention',
  needs: [linkBilling],
  inspect: async (context) => {
    try {
      return await inspectBudgets(context);
    } catch (error) {
      if (!(error instanceof GoogleError && error.status === 403)) throw error;
      return {
        state: 'by-hand',
        finding: 'your account may not see budgets',
        instruction: {
          fr: `Demandez à qui possède le compte de facturation un budget de ${context.settings.limits.monthlyBudget} $ par mois, ou le rôle « Gestionnaire des coûts du compte de facturation ».`,
          en: `Ask the owner of the billing account for a budget of $${context.settings.limits.monthlyBudget} a month, or for the role Billing Account Costs Manager.`,
        },
        address: 'https://console.cloud.google.com/billing/budgets',
        isBlocking: false,
        fault: 'not-checked',
      };
    }
  },
};

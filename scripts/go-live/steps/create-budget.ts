import * as v from 'valibot';
import { GoogleError } from '../../google/google-error.ts';
import type { GoLiveContext } from '../context.ts';
import { type Inspection, makeRequestChange, type Step } from '../step.ts';
import { findChannel } from '../watch/notification-channel.ts';

const billingSchema = v.object({ billingAccountName: v.optional(v.string(), '') });
const projectSchema = v.object({ projectNumber: v.string() });
const budgetsSchema = v.object({
  budgets: v.optional(
    v.array(
      v.object({
        displayName: v.optional(v.string(), ''),
        amount: v.optional(
          v.object({ specifiedAmount: v.optional(v.object({ units: v.optional(v.string()) })) }),
        ),
      }),
    ),
    [],
  ),
});

/** Google writes at half, nine tenths and all of the budget, and when it expects to exceed it. */
const thresholds = [
  { thresholdPercent: 0.5 },
  { thresholdPercent: 0.9 },
  { thresholdPercent: 1 },
  { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
];

async function inspectBudgets(context: GoLiveContext): Promise<Inspection> {
  const { google, projectId, settings } = context;
  const { monthlyBudget } = settings.limits;
  const billing = await google.read(
    { service: 'billing', path: `v1/projects/${projectId}/billingInfo` },
    billingSchema,
  );
  const project = await google.read(
    { service: 'resourceManager', path: `v1/projects/${projectId}` },
    projectSchema,
  );
  const account = billing?.billingAccountName || 'billingAccounts/(the one above)';
  const path = `v1/${account}/budgets`;
  const isPlanned = !billing?.billingAccountName || !project;
  const response = isPlanned
    ? undefined
    : await google.read({ service: 'budgets', path: `${path}?pageSize=100` }, budgetsSchema);
  const displayName = `Site ${projectId}`;
  const budget = response?.budgets.find((one) => one.displayName === displayName);
  if (budget) {
    const units = budget.amount?.specifiedAmount?.units ?? '?';
    return { state: 'done', finding: `mails at half, nine tenths and all of $${units} a month` };
  }
  const channel =
    settings.webmaster === undefined
      ? undefined
      : await findChannel(google, projectId, settings.webmaster);
  const create = makeRequestChange(
    google,
    `Let Google write when a month's costs come near $${monthlyBudget}. It stops nothing.`,
    {
      method: 'POST',
      service: 'budgets',
      path,
      body: {
        displayName,
        budgetFilter: {
          projects: [`projects/${project?.projectNumber ?? '(its number)'}`],
          calendarPeriod: 'MONTH',
        },
        // Without a currency it is that of the billing account.
        amount: { specifiedAmount: { units: String(monthlyBudget) } },
        thresholdRules: thresholds,
        ...(channel !== undefined && {
          notificationsRule: { monitoringNotificationChannels: [channel] },
        }),
      },
    },
  );
  return { state: 'to-do', finding: 'none', changes: [create] };
}

/** A warning before the costs of a month exceed what the club expects. */
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

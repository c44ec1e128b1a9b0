import * as v from 'valibot';
import { CommandError } from '../../emulators/command-error.ts';
import type { GoLiveContext } from '../go-live/context.ts';
import type { Prompts } from '../go-live/prompts.ts';
import { type GoogleApi, type GoogleReader, readList } from '../google/google-api.ts';
import { GoogleError } from '../google/google-error.ts';
import { findChannel } from './monitoring.ts';
import {
  type Inspection,
  planRequest,
  reportChanges,
  reportDone,
  type Step,
} from './requirement.ts';

/** A project as Firebase and the Resource Manager return it. */
export const projectSchema = v.object({
  projectId: v.string(),
  projectNumber: v.optional(v.string()),
});

/** Reads the project's number; the placeholder `PROJECT_NUMBER` before the project exists. */
export async function readProjectNumber(google: GoogleReader, projectId: string): Promise<string> {
  const project = await google.read(`firebase v1beta1/projects/${projectId}`, projectSchema);
  return project?.projectNumber ?? 'PROJECT_NUMBER';
}

/** What lists the billing accounts of the logged-in user. It needs no project. */
export const billingAccountsLine = 'billing v1/billingAccounts';

const accountSchema = v.object({
  name: v.string(),
  displayName: v.string(),
  open: v.optional(v.boolean()),
});
const billingInfoSchema = v.object({
  billingAccountName: v.optional(v.string()),
  billingEnabled: v.optional(v.boolean()),
});

const listBillingAccounts = async (google: GoogleApi) =>
  (await readList(google, billingAccountsLine, 'billingAccounts', accountSchema)).filter(
    ({ open }) => open === true,
  );

/** Gets a billing account's name: `billingAccounts/ID`, from the name or the id alone. */
export const toBillingAccountName = (id: string): string =>
  `billingAccounts/${id.replace('billingAccounts/', '')}`;

/** Gets the billing account that pays for a project; undefined without one. */
export async function findProjectBilling(
  google: GoogleReader,
  projectId: string,
): Promise<string | undefined> {
  const line = `billing v1/projects/${projectId}/billingInfo` as const;
  const billing = await google.read(line, billingInfoSchema);
  return billing?.billingEnabled === true ? billing.billingAccountName : undefined;
}

/**
 * Chooses the account that pays. It is the one that the flag names, the only one, or the answer to
 * a question.
 *
 * @param id the flag's value
 * @param prompts undefined for a dry run, which asks nothing
 * @returns the account's name; undefined if no account is open, or if a dry run finds several
 * @throws CommandError where the flag names no open account
 */
export async function chooseBillingAccount(
  google: GoogleApi,
  id: string | undefined,
  prompts: Prompts | undefined,
): Promise<string | undefined> {
  const accounts = await listBillingAccounts(google);
  if (id !== undefined) {
    const name = toBillingAccountName(id);
    if (accounts.some((account) => account.name === name)) return name;
    const list = accounts.map((account) => account.name.split('/').at(-1)).join(', ');
    throw new CommandError(`${id} is not an open billing account of yours (${list || 'none'}).`);
  }
  if (accounts.length < 2 || prompts === undefined) {
    return accounts.length === 1 ? accounts[0]?.name : undefined;
  }
  const choices = accounts.map(({ name, displayName }) => ({
    name: `${displayName} (${name})`,
    value: name,
  }));
  return prompts.askChoice(
    { message: 'Which billing account pays?', flag: '--billing-account ID' },
    choices,
  );
}

/** The billing account that pays for the project. Functions and Storage need one. */
export const linkBilling: Step = {
  id: 'billing',
  title: 'Billing account',
  without: 'functions and backups stop',
  severity: 'broken',
  inspect: async ({ google, projectId, billingAccount }) => {
    const linkedAccount = await findProjectBilling(google, projectId);
    if (linkedAccount !== undefined) return reportDone(linkedAccount);
    const accounts = await listBillingAccounts(google);
    if (accounts.length === 0) {
      return {
        state: 'by-hand',
        finding: 'none of your billing accounts is open',
        address: 'https://console.cloud.google.com/billing/create',
        instruction: {
          fr: 'Créez un compte de facturation ; Google demande une carte.',
          en: 'Create a billing account; it asks for a card.',
        },
        isBlocking: true,
      };
    }
    const billingAccountName = billingAccount ?? 'the account that you choose';
    const names = accounts.map(({ name, displayName }) => `${displayName} (${name})`);
    const change = planRequest(
      google,
      `Let ${billingAccountName} pay for ${projectId} (the Blaze plan: use above the free allowance is charged).`,
      `PUT billing v1/projects/${projectId}/billingInfo`,
      { billingAccountName },
      'cost',
    );
    return reportChanges([change], { unmet: `not linked; open accounts: ${names.join(', ')}` });
  },
};

/** A budget counts the costs of its projects, `projects/NUMBER`. Without any, it counts all. */
const budgetSchema = v.object({
  displayName: v.optional(v.string(), ''),
  budgetFilter: v.optional(v.object({ projects: v.optional(v.array(v.string()), []) }), {}),
  amount: v.optional(
    v.object({ specifiedAmount: v.optional(v.object({ units: v.optional(v.string()) })) }),
  ),
});

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
  const line = `budgets v1/${billingAccount ?? 'billingAccounts/(the one above)'}/budgets` as const;
  const budgets =
    billingAccount === undefined
      ? []
      : await readList(google, `${line}?pageSize=100`, 'budgets', budgetSchema);
  const project = `projects/${await readProjectNumber(google, projectId)}`;
  // A budget without projects is for the whole billing account.
  const budget = budgets.find(
    ({ budgetFilter: { projects } }) => projects.length === 0 || projects.includes(project),
  );
  if (budget) {
    const units = budget.amount?.specifiedAmount?.units ?? '?';
    return reportDone(`${budget.displayName || 'without a name'}: $${units} a month`);
  }
  const channel = settings.webmaster && (await findChannel(google, projectId, settings.webmaster));
  const creation = planRequest(
    google,
    `Let Google write when a month's costs come near $${monthlyBudget}. It stops nothing.`,
    `POST ${line}`,
    {
      displayName: `Site ${projectId}`,
      budgetFilter: { projects: [project], calendarPeriod: 'MONTH' },
      // Without a currency, Google uses the billing account's.
      amount: { specifiedAmount: { units: String(monthlyBudget) } },
      thresholdRules: thresholds,
      ...(channel && { notificationsRule: { monitoringNotificationChannels: [channel] } }),
    },
  );
  return reportChanges([creation], { unmet: 'none' });
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
        fault: 'not-checked',
      };
    }
  },
};

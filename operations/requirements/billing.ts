import * as v from 'valibot';
import { CommandError } from '../../emulators/command-error.ts';
import type { GoLiveContext } from '../go-live/context.ts';
import type { Prompts } from '../go-live/prompts.ts';
import { type GoogleApi, readList } from '../google/google-api.ts';
import { GoogleError } from '../google/google-error.ts';
import { findChannel } from './monitoring.ts';
import { type Inspection, planRequest, type Step } from './requirement.ts';

/** A project as Firebase and the Resource Manager return it. */
export const projectSchema = v.object({
  projectId: v.string(),
  projectNumber: v.optional(v.string()),
});

/** Reads the project's number; the placeholder `PROJECT_NUMBER` before the project exists. */
export async function readProjectNumber(
  google: Pick<GoogleApi, 'read'>,
  projectId: string,
): Promise<string> {
  const path = `v1beta1/projects/${projectId}`;
  const project = await google.read({ service: 'firebase', path }, projectSchema);
  return project?.projectNumber ?? 'PROJECT_NUMBER';
}

/** The path that lists the billing accounts of the logged-in user. It needs no project. */
export const billingAccountsPath = 'v1/billingAccounts';

const accountSchema = v.object({
  name: v.string(),
  displayName: v.string(),
  open: v.optional(v.boolean()),
});
const billingInfoSchema = v.object({
  billingAccountName: v.optional(v.string()),
  billingEnabled: v.optional(v.boolean()),
});

/** A billing account that can pay. */
interface BillingAccount {
  /** `billingAccounts/ID` */
  readonly name: string;
  readonly displayName: string;
}

/** Lists the open billing accounts that the logged-in account can see. */
async function listBillingAccounts(google: GoogleApi): Promise<readonly BillingAccount[]> {
  const request = { service: 'billing', path: billingAccountsPath } as const;
  const accounts = await readList(google, request, 'billingAccounts', accountSchema);
  return accounts.filter((account) => account.open === true);
}

/** Gets a billing account's name: `billingAccounts/ID`, from the name or the id alone. */
export const toBillingAccountName = (id: string): string =>
  `billingAccounts/${id.replace('billingAccounts/', '')}`;

/** Gets the billing account that pays for a project; undefined without one. */
export async function findProjectBilling(
  google: Pick<GoogleApi, 'read'>,
  projectId: string,
): Promise<string | undefined> {
  const path = `v1/projects/${projectId}/billingInfo`;
  const billing = await google.read({ service: 'billing', path }, billingInfoSchema);
  return billing?.billingEnabled === true ? billing.billingAccountName : undefined;
}

const flag = '--billing-account ID';

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
  return prompts.askChoice({ message: 'Which billing account pays?', flag }, choices);
}

/** The billing account that pays for the project. Functions and Storage need one. */
export const linkBilling: Step = {
  id: 'billing',
  title: 'Billing account',
  without: 'functions and backups stop',
  severity: 'broken',
  inspect: async ({ google, projectId, billingAccount }) => {
    const linkedAccount = await findProjectBilling(google, projectId);
    if (linkedAccount !== undefined) return { state: 'done', finding: linkedAccount };
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
    const accountList = accounts
      .map(({ name, displayName }) => `${displayName} (${name})`)
      .join(', ');
    const change = planRequest(
      google,
      `Let ${billingAccountName} pay for ${projectId} (the Blaze plan: use above the free allowance is charged).`,
      `PUT billing v1/projects/${projectId}/billingInfo`,
      { billingAccountName },
      'cost',
    );
    return {
      state: 'to-do',
      finding: `not linked; open accounts: ${accountList}`,
      changes: [change],
    };
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

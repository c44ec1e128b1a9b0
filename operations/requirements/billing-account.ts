import * as v from 'valibot';
import { CommandError } from '../../emulators/command-error.ts';
import type { Prompts } from '../go-live/prompts.ts';
import { type GoogleApi, readList } from '../google/google-api.ts';

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
export interface BillingAccount {
  /** `billingAccounts/ID` */
  readonly name: string;
  readonly displayName: string;
}

/** Lists the open billing accounts that the logged-in account can see. */
export async function listBillingAccounts(google: GoogleApi): Promise<readonly BillingAccount[]> {
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

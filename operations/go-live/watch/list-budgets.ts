import * as v from 'valibot';
import type { GoogleApi } from '../../google/google-api.ts';

const budgetsSchema = v.object({
  budgets: v.optional(
    v.array(
      v.object({
        displayName: v.optional(v.string(), ''),
        budgetFilter: v.optional(v.object({ projects: v.optional(v.array(v.string()), []) }), {}),
        amount: v.optional(
          v.object({ specifiedAmount: v.optional(v.object({ units: v.optional(v.string()) })) }),
        ),
      }),
    ),
    [],
  ),
});

/** A budget counts the costs of its projects, `projects/NUMBER`. Without any, it counts all. */
export type Budget = v.InferOutput<typeof budgetsSchema>['budgets'][number];

/** The path of the budgets of a billing account, `billingAccounts/ID`. */
export const getBudgetsPath = (billingAccount: string): string => `v1/${billingAccount}/budgets`;

/** Lists the budgets of a billing account. */
export async function listBudgets(
  google: Pick<GoogleApi, 'read'>,
  billingAccount: string,
): Promise<readonly Budget[]> {
  const path = `${getBudgetsPath(billingAccount)}?pageSize=100`;
  return (await google.read({ service: 'budgets', path }, budgetsSchema))?.budgets ?? [];
}

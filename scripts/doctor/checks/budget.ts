import * as v from 'valibot';
import { reportAttention, type Check, reportNotChecked, reportOk } from '../check.ts';
import { goLiveCommand } from '../context.ts';
import { projectCheck } from './project.ts';

const billingSchema = v.object({ billingAccountName: v.optional(v.string(), '') });
const projectSchema = v.object({ projectNumber: v.string() });
const budgetsSchema = v.object({
  budgets: v.optional(
    v.array(
      v.object({
        displayName: v.optional(v.string(), ''),
        budgetFilter: v.optional(v.object({ projects: v.optional(v.array(v.string()), []) }), {}),
      }),
    ),
    [],
  ),
});

const budgetCheck: Check = {
  id: 'budget',
  title: 'Budget with warnings',
  needs: [projectCheck],
  run: async (context) => {
    const { google, settings } = context;
    const project = `projects/${settings.projectId}`;
    const [billing, numbers] = await Promise.all([
      google.read({ service: 'billing', path: `v1/${project}/billingInfo` }, billingSchema),
      google.read({ service: 'firebase', path: `v1beta1/${project}` }, projectSchema),
    ]);
    if (!billing?.billingAccountName) return reportNotChecked('the project has no billing account');
    const path = `v1/${billing.billingAccountName}/budgets?pageSize=100`;
    const response = await google.read({ service: 'budgets', path }, budgetsSchema);
    // A budget without projects is for the whole billing account.
    const budgets = (response?.budgets ?? []).filter(({ budgetFilter }) => {
      const { projects } = budgetFilter;
      return projects.length === 0 || projects.includes(`projects/${numbers?.projectNumber}`);
    });
    return budgets.length > 0
      ? reportOk(budgets.map(({ displayName }) => displayName || 'without a name').join(', '))
      : reportAttention('none: nobody is warned of costs', goLiveCommand(context));
  },
};

export const budgetChecks: readonly Check[] = [budgetCheck];

import { findProjectBilling } from '../../go-live/billing-account.ts';
import { readProjectNumber } from '../../go-live/project-number.ts';
import { listBudgets } from '../../go-live/watch/list-budgets.ts';
import { reportAttention, type Check, reportNotChecked, reportOk } from '../check.ts';
import { getGoLiveCommand } from '../context.ts';
import { billingCheck } from './project.ts';

const budgetCheck: Check = {
  id: 'budget',
  title: 'Budget',
  needs: [billingCheck],
  run: async (context) => {
    const { google, settings } = context;
    const [billingAccount, projectNumber] = await Promise.all([
      findProjectBilling(google, settings.projectId),
      readProjectNumber(google, settings.projectId),
    ]);
    if (billingAccount === undefined) return reportNotChecked('the project has no billing account');
    // A budget without projects is for the whole billing account.
    const budgets = (await listBudgets(google, billingAccount)).filter(
      ({ budgetFilter: { projects } }) =>
        projects.length === 0 || projects.includes(`projects/${projectNumber}`),
    );
    return budgets.length > 0
      ? reportOk(budgets.map(({ displayName }) => displayName || 'without a name').join(', '))
      : reportAttention('none: nobody is warned of costs', getGoLiveCommand(context));
  },
};

export const budgetChecks: readonly Check[] = [budgetCheck];

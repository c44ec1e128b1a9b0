import * as v from 'valibot';
import { getDeployerEmail, getRuntimeEmail } from '../service-accounts.ts';
import { planCreation, type Step } from '../step.ts';

const accountSchema = v.object({ email: v.string() });

/** The service accounts of the functions and of deploys from GitHub. */
export const createServiceAccounts: Step = {
  id: 'accounts',
  title: 'Service accounts',
  inspect: async ({ google, projectId, settings }) => {
    const accounts = [
      { email: getRuntimeEmail(projectId), displayName: 'The functions run as this account' },
      ...(settings.repository === undefined
        ? []
        : [{ email: getDeployerEmail(projectId), displayName: 'GitHub deploys as this account' }]),
    ];
    const path = `v1/projects/${projectId}/serviceAccounts`;
    const foundAccounts = await Promise.all(
      accounts.map(({ email }) =>
        google.read({ service: 'iam', path: `${path}/${email}` }, accountSchema),
      ),
    );
    const changes = accounts
      .filter((_, index) => !foundAccounts[index])
      .map(({ email, displayName }) =>
        planCreation(google, `Create the account ${email}.`, {
          method: 'POST',
          service: 'iam',
          path,
          body: { accountId: email.split('@')[0], serviceAccount: { displayName } },
        }),
      );
    const names = accounts.map(({ email }) => email.split('@')[0]).join(', ');
    return changes.length === 0
      ? { state: 'done', finding: names }
      : { state: 'to-do', finding: `${changes.length} missing`, changes };
  },
};

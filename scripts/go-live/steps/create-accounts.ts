import * as v from 'valibot';
import { deployerAccount, runtimeAccount } from '../accounts.ts';
import { makeCreationChange, type Step } from '../step.ts';

const accountSchema = v.object({ email: v.string() });

/** The account of the functions, and the one of deploys from GitHub. */
export const createAccounts: Step = {
  id: 'accounts',
  title: 'Service accounts',
  inspect: async ({ google, projectId, settings }) => {
    const accounts = [
      { address: runtimeAccount(projectId), displayName: 'The functions run as this account' },
      ...(settings.repository === undefined
        ? []
        : [{ address: deployerAccount(projectId), displayName: 'GitHub deploys as this account' }]),
    ];
    const path = `v1/projects/${projectId}/serviceAccounts`;
    const foundAccounts = await Promise.all(
      accounts.map(({ address }) =>
        google.read({ service: 'iam', path: `${path}/${address}` }, accountSchema),
      ),
    );
    const changes = accounts
      .filter((_, index) => !foundAccounts[index])
      .map(({ address, displayName }) =>
        makeCreationChange(google, `Create the account ${address}.`, {
          method: 'POST',
          service: 'iam',
          path,
          body: { accountId: address.split('@')[0], serviceAccount: { displayName } },
        }),
      );
    const names = accounts.map(({ address }) => address.split('@')[0]).join(', ');
    return changes.length === 0
      ? { state: 'done', finding: names }
      : { state: 'to-do', finding: `${changes.length} missing`, changes };
  },
};

import * as v from 'valibot';
import type { GoLiveContext } from '../context.ts';
import { type PlannedChange, planRequest, type Step } from '../step.ts';
import { alerts } from '../watch/alerts.ts';
import { type AlertPolicy, makeAlertPolicy } from '../watch/alert-policy.ts';
import { findChannel } from '../watch/notification-channel.ts';

const policiesSchema = v.object({
  alertPolicies: v.optional(
    v.array(
      v.object({
        name: v.string(),
        userLabels: v.optional(v.record(v.string(), v.string()), {}),
      }),
    ),
    [],
  ),
});
type StoredPolicy = v.InferOutput<typeof policiesSchema>['alertPolicies'][number];

/** Plans to create or update a policy. Returns undefined if it is up to date. */
function planPolicy(
  { google, projectId }: GoLiveContext,
  policy: AlertPolicy,
  storedPolicies: readonly StoredPolicy[],
): PlannedChange | undefined {
  const { alert, content: contentHash } = policy.userLabels;
  const storedPolicy = storedPolicies.find(({ userLabels }) => userLabels['alert'] === alert);
  if (storedPolicy?.userLabels['content'] === contentHash) return undefined;
  return storedPolicy
    ? planRequest(google, `Update the alert "${policy.displayName}".`, {
        method: 'PATCH',
        service: 'monitoring',
        path: `v3/${storedPolicy.name}`,
        body: policy,
      })
    : planRequest(google, `Create the alert "${policy.displayName}".`, {
        method: 'POST',
        service: 'monitoring',
        path: `v3/projects/${projectId}/alertPolicies`,
        body: policy,
      });
}

/** The alerts that Google mails to the webmaster. */
export const createAlerts: Step = {
  id: 'alerts',
  title: 'Alerts',
  inspect: async (context) => {
    const { google, projectId, settings } = context;
    const { webmaster } = settings;
    if (webmaster === undefined) return { state: 'not-needed', finding: 'no webmaster is named' };
    const channel =
      (await findChannel(google, projectId, webmaster)) ?? '(the channel that was just created)';
    const response = await google.read(
      { service: 'monitoring', path: `v3/projects/${projectId}/alertPolicies?pageSize=100` },
      policiesSchema,
    );
    const { host } = new URL(settings.siteOrigin);
    const changes = alerts.flatMap(
      (alert) =>
        planPolicy(
          context,
          makeAlertPolicy(alert, { host, channel }),
          response?.alertPolicies ?? [],
        ) ?? [],
    );
    if (changes.length === 0)
      return { state: 'done', finding: `${alerts.length}, mailed to ${webmaster}` };
    return {
      state: 'to-do',
      finding: `${alerts.length - changes.length} of ${alerts.length} are up to date`,
      changes,
    };
  },
};

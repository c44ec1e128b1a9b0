import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { getDisplayPath } from '../../environments/read-environment.ts';
import type { GoLiveContext } from '../go-live/context.ts';
import { type GoogleApi, readList } from '../google/google-api.ts';
import { type Alert, alerts, type BilingualText, makeAlertCondition } from './alerts.ts';
import {
  type PlannedChange,
  planRequest,
  reportChanges,
  reportDone,
  reportNotNeeded,
  type Step,
} from './requirement.ts';

const joinLanguages = ({ fr, en }: BilingualText, separator: string): string =>
  `${fr}${separator}${en}`;

interface AlertPolicy {
  readonly displayName: string;
  /** Labels of ours: the alert's id, and a hash of all other fields. */
  readonly userLabels: { readonly alert: string; readonly content: string };
  readonly [field: string]: unknown;
}

/**
 * Makes the policy of an alert.
 *
 * @param channel the name of the channel that mails the webmaster
 */
export function makeAlertPolicy(
  alert: Alert,
  { host, channel }: { readonly host: string; readonly channel: string },
): AlertPolicy {
  const displayName = joinLanguages(alert.title, ' / ');
  const condition = makeAlertCondition(alert, host);
  const isLogMatch = 'conditionMatchedLog' in condition;
  const fields = {
    displayName,
    combiner: 'OR',
    enabled: true,
    severity: 'ERROR',
    documentation: {
      mimeType: 'text/markdown',
      subject: displayName,
      content: joinLanguages(alert.text, '\n\n---\n\n'),
    },
    conditions: [{ displayName: alert.id, ...condition }],
    alertStrategy: {
      // Google requires the limit for log conditions, and refuses it for others.
      ...(isLogMatch && { notificationRateLimit: { period: '3600s' } }),
      autoClose: '86400s',
    },
    notificationChannels: [channel],
  };
  const hash = createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 16);
  return { ...fields, userLabels: { alert: alert.id, content: hash } };
}

const channelSchema = v.object({
  name: v.string(),
  type: v.string(),
  labels: v.optional(v.record(v.string(), v.string()), {}),
});

const getChannelsLine = (projectId: string) =>
  `monitoring v3/projects/${projectId}/notificationChannels` as const;

/** Finds the name of the channel that mails alerts to an address. */
export async function findChannel(
  google: GoogleApi,
  projectId: string,
  address: string,
): Promise<string | undefined> {
  const line = `${getChannelsLine(projectId)}?pageSize=1000` as const;
  const channels = await readList(google, line, 'notificationChannels', channelSchema);
  return channels.find(
    ({ type, labels }) => type === 'email' && labels['email_address'] === address,
  )?.name;
}

/** The address that receives alerts. */
export const createAlertChannel: Step = {
  id: 'alert-address',
  title: 'Address of alerts',
  without: 'nobody is told when something breaks',
  severity: 'attention',
  inspect: async ({ google, projectId, settings, name }) => {
    const { webmaster } = settings;
    if (webmaster === undefined) {
      return {
        state: 'by-hand',
        finding: 'no webmaster is named',
        instruction: {
          fr: 'Nommez le webmestre (webmaster) dans le fichier de réglages, puis relancez la commande.',
          en: 'Name the webmaster in the settings file, and run this again.',
        },
        address: getDisplayPath(name),
      };
    }
    if (await findChannel(google, projectId, webmaster)) return reportDone(webmaster);
    const creation = planRequest(
      google,
      `Mail alerts to ${webmaster}.`,
      `POST ${getChannelsLine(projectId)}`,
      {
        type: 'email',
        displayName: 'Webmaster',
        labels: { email_address: webmaster },
        enabled: true,
      },
    );
    return reportChanges([creation], { unmet: 'Google does not know it yet' });
  },
};

const checkSchema = v.object({
  displayName: v.string(),
  monitoredResource: v.optional(
    v.object({ labels: v.optional(v.record(v.string(), v.string()), {}) }),
  ),
});

/** The paths that Google requests every five minutes: a page, and a list from the database. */
const checks = [
  { displayName: 'Page d’accueil / Home page', path: '/' },
  { displayName: 'Données du site / Site data', path: '/api/notes/getAll' },
] as const;

const makeCheck = (projectId: string, host: string, check: (typeof checks)[number]) => ({
  displayName: check.displayName,
  monitoredResource: { type: 'uptime_url', labels: { project_id: projectId, host } },
  httpCheck: {
    path: check.path,
    port: 443,
    useSsl: true,
    validateSsl: true,
    acceptedResponseStatusCodes: [{ statusClass: 'STATUS_CLASS_2XX' }],
  },
  period: '300s',
  timeout: '10s',
});

/** The checks that notice when the site is down. They are free at this frequency. */
export const createUptimeChecks: Step = {
  id: 'uptime',
  title: 'Uptime checks',
  without: 'nobody is told when the site is down',
  severity: 'attention',
  inspect: async ({ google, projectId, settings }) => {
    const { host } = new URL(settings.siteOrigin);
    const line = `monitoring v3/projects/${projectId}/uptimeCheckConfigs` as const;
    const listLine = `${line}?pageSize=100` as const;
    const storedChecks = await readList(google, listLine, 'uptimeCheckConfigs', checkSchema);
    const missingChecks = checks.filter(
      (check) =>
        !storedChecks.some(
          ({ displayName, monitoredResource }) =>
            displayName === check.displayName && monitoredResource?.labels['host'] === host,
        ),
    );
    return reportChanges(
      missingChecks.map((check) =>
        planRequest(
          google,
          `Open https://${host}${check.path} every five minutes.`,
          `POST ${line}`,
          makeCheck(projectId, host, check),
        ),
      ),
      {
        met: `${host}, every five minutes`,
        unmet: `${checks.length - missingChecks.length} of ${checks.length} for ${host}`,
      },
    );
  },
};

const policySchema = v.object({
  name: v.string(),
  userLabels: v.optional(v.record(v.string(), v.string()), {}),
});
type StoredPolicy = v.InferOutput<typeof policySchema>;

/** Plans to create or update a policy, unless it is up to date. */
function planPolicy(
  { google, projectId }: GoLiveContext,
  policy: AlertPolicy,
  storedPolicies: readonly StoredPolicy[],
): readonly PlannedChange[] {
  const { alert, content } = policy.userLabels;
  const stored = storedPolicies.find(({ userLabels }) => userLabels['alert'] === alert);
  if (stored?.userLabels['content'] === content) return [];
  const line = stored
    ? (`PATCH monitoring v3/${stored.name}` as const)
    : (`POST monitoring v3/projects/${projectId}/alertPolicies` as const);
  const what = `${stored ? 'Update' : 'Create'} the alert "${policy.displayName}".`;
  return [planRequest(google, what, line, policy)];
}

/** The alerts that Google mails to the webmaster. */
export const createAlerts: Step = {
  id: 'alerts',
  title: 'Alerts',
  without: 'nobody is told of the faults they watch for',
  severity: 'attention',
  inspect: async (context) => {
    const { google, projectId, settings } = context;
    const { webmaster } = settings;
    if (webmaster === undefined) return reportNotNeeded('no webmaster is named');
    const channel =
      (await findChannel(google, projectId, webmaster)) ?? '(the channel that was just created)';
    const line = `monitoring v3/projects/${projectId}/alertPolicies?pageSize=100` as const;
    const storedPolicies = await readList(google, line, 'alertPolicies', policySchema);
    const { host } = new URL(settings.siteOrigin);
    const changes = alerts.flatMap((alert) =>
      planPolicy(context, makeAlertPolicy(alert, { host, channel }), storedPolicies),
    );
    return reportChanges(changes, {
      met: `${alerts.length}, mailed to ${webmaster}`,
      unmet: `${alerts.length - changes.length} of ${alerts.length} are up to date`,
    });
  },
};

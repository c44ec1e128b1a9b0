import type { Project } from './project.ts';
import { parseBody, type Route } from './recorder.ts';
import { conflict, json, notFound, route } from './route.ts';

/** The fields of a queued mail that go-live reads. */
interface StoredMail {
  readonly kind: string;
  state: string;
  readonly reason?: string;
}

/**
 * What go-live's `siteSteps` read and create in a project, besides content and deploys. These are
 * alerts, uptime checks, budgets, backup schedules, domains, secrets and the status mail.
 */
export interface SiteStepState {
  readonly notificationChannels: Record<string, unknown>[];
  readonly alertPolicies: Record<string, unknown>[];
  readonly uptimeChecks: Record<string, unknown>[];
  readonly budgets: Record<string, unknown>[];
  readonly backupSchedules: Record<string, unknown>[];
  readonly domains: Map<string, Record<string, unknown>>;
  /** Secrets without a version. */
  readonly emptySecrets: Set<string>;
  readonly mails: StoredMail[];
  /** The final state of a status mail. */
  mailOutcome: string;
  /** Whether the account may read the budgets of the billing account. */
  canSeeBudgets: boolean;
}

export const createSiteStepState = (): SiteStepState => ({
  notificationChannels: [],
  alertPolicies: [],
  uptimeChecks: [],
  budgets: [],
  backupSchedules: [],
  domains: new Map(),
  emptySecrets: new Set(),
  mails: [],
  mailOutcome: 'sent',
  canSeeBudgets: true,
});

/**
 * Makes the routes of a list. A GET request responds with the list in `field`. A POST request adds
 * an entry with a new name.
 *
 * @param path the recorder's service and the path, such as `monitoring v3/projects/P/alertPolicies`
 */
function makeListRoutes(
  path: string,
  list: Record<string, unknown>[],
  field: string,
): readonly Route[] {
  return [
    route(`GET ${path}`, () => json(list.length === 0 ? {} : { [field]: list })),
    route(`POST ${path}`, (request) => {
      const prefix = request.path.replace(/^v\d\//u, '');
      const entry = { ...(parseBody(request) as object), name: `${prefix}/${list.length + 1}` };
      list.push(entry);
      return json(entry);
    }),
  ];
}

/** Routes for alerts, uptime checks, budgets, backups, domains, secrets and the status mail. */
export function makeSiteStepRoutes(project: Project, state: SiteStepState): readonly Route[] {
  const { id, number, region, secrets } = project;
  const { emptySecrets, domains, mails, alertPolicies, budgets } = state;
  const monitoring = `monitoring v3/projects/${id}`;
  const customDomains = `hosting v1beta1/projects/${id}/sites/${id}/customDomains`;
  const statusJob = `v1/projects/${id}/locations/${region}/jobs/firebase-schedule-sendStatus-${region}`;
  const budgetPath = 'v1/billingAccounts/[0-9A-F-]+/budgets';
  return [
    ...makeListRoutes(
      `${monitoring}/notificationChannels`,
      state.notificationChannels,
      'notificationChannels',
    ),
    ...makeListRoutes(`${monitoring}/alertPolicies`, alertPolicies, 'alertPolicies'),
    route(`PATCH monitoring v3/(projects/${id}/alertPolicies/\\d+)`, (request, [name]) => {
      const index = alertPolicies.findIndex((policy) => policy['name'] === name);
      if (index < 0) return notFound;
      alertPolicies[index] = { ...(parseBody(request) as object), name };
      return json(alertPolicies[index]);
    }),
    ...makeListRoutes(`${monitoring}/uptimeCheckConfigs`, state.uptimeChecks, 'uptimeCheckConfigs'),
    ...makeListRoutes(`budgets ${budgetPath}`, budgets, 'budgets').map((budgetRoute) => ({
      ...budgetRoute,
      respond: (...parameters: Parameters<Route['respond']>) =>
        state.canSeeBudgets
          ? budgetRoute.respond(...parameters)
          : { status: 403, json: { error: { code: 403, message: 'no right' } } },
    })),
    ...makeListRoutes(
      `firestore v1/projects/${id}/databases/\\(default\\)/backupSchedules`,
      state.backupSchedules,
      'backupSchedules',
    ),
    route(`GET ${customDomains}/([a-z0-9.-]+)`, (_, [host = '']) =>
      domains.has(host) ? json(domains.get(host)) : notFound,
    ),
    route(`POST ${customDomains}`, (request) => {
      const host = request.query.get('customDomainId') ?? '';
      if (domains.has(host)) return conflict;
      const record = { domainName: host, type: 'A', rdata: '199.36.158.100' };
      domains.set(host, {
        hostState: 'HOST_UNREACHABLE',
        ownershipState: 'OWNERSHIP_MISSING',
        requiredDnsUpdates: { desired: [{ domainName: host, records: [record] }] },
      });
      const name = `projects/${id}/sites/${id}/customDomains/${host}/operations/1`;
      return json({ name, done: true });
    }),
    route(`GET secrets v1/projects/${id}/secrets/([A-Z_]+)`, (_, [name = '']) =>
      secrets.has(name) || emptySecrets.has(name)
        ? json({ name: `projects/${number}/secrets/${name}`, labels: {}, replication: {} })
        : notFound,
    ),
    route(`POST secrets v1/projects/${id}/secrets`, (request) => {
      const name = request.query.get('secretId') ?? '';
      if (secrets.has(name) || emptySecrets.has(name)) return conflict;
      emptySecrets.add(name);
      return json({ name: `projects/${number}/secrets/${name}` });
    }),
    route(`POST secrets v1/projects/${id}/secrets/([A-Z_]+):addVersion`, (_, [name = '']) => {
      if (!secrets.has(name) && !emptySecrets.delete(name)) return notFound;
      secrets.add(name);
      return json({ name: `projects/${number}/secrets/${name}/versions/1`, state: 'ENABLED' });
    }),
    route(`POST scheduler ${statusJob}:run`, () => {
      mails.push({ kind: 'status', state: 'queued' });
      return json({});
    }),
    route(`POST firestore v1/projects/${id}/databases/\\(default\\)/documents:runQuery`, () => {
      const documents = mails.map(({ state: mailState, reason }) => ({
        document: {
          fields: {
            state: { stringValue: mailState },
            ...(reason !== undefined && { reason: { stringValue: reason } }),
          },
        },
      }));
      // Only the next query finds the mail in its final state.
      for (const mail of mails) if (mail.state === 'queued') mail.state = state.mailOutcome;
      return json(documents.length === 0 ? [{ readTime: '2026-01-01T00:00:00Z' }] : documents);
    }),
  ];
}

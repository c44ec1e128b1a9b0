import { type Answers, conflict, forbidden, refuse, startOperation } from './routes.ts';
import type { Google } from './state.ts';

function makeSignInAnswers(google: Google): Answers {
  const { id, number, webApps } = google;
  const base = `admin/v2/projects/${id}`;
  const getSettings = () =>
    google.signInSettings ?? refuse(404, 'NOT_FOUND', 'CONFIGURATION_NOT_FOUND');
  return {
    [`GET firebase v1beta1/projects/${id}/webApps`]: () => ({ apps: webApps }),
    [`POST firebase v1beta1/projects/${id}/webApps`]: ({ body: { displayName } }) => {
      // Google accepts a second app of the same name.
      const appId = `1:${number}:web:${String(webApps.length + 1).padStart(22, '0')}`;
      webApps.push({ appId, displayName });
      return startOperation(google, { appId, displayName });
    },
    [`GET firebase v1beta1/projects/${id}/webApps/([\\w:]+)/config`]: ({ name }) => ({
      projectId: id,
      appId: name,
      apiKey: 'AIzaSyA-the-key-that-Google-has-created',
      authDomain: `${id}.firebaseapp.com`,
      ...(google.bucketLocation !== undefined && { storageBucket: google.bucket }),
      messagingSenderId: number,
    }),
    'POST firebase v1alpha/firebase:provisionFirebaseApp': ({ body: { appNamespace } }) => {
      if (!webApps.some(({ appId }) => appId === appNamespace)) {
        return refuse(400, 'INVALID_ARGUMENT', `There is no app ${appNamespace}.`);
      }
      google.signInSettings ??= {
        authorizedDomains: ['localhost', `${id}.firebaseapp.com`, `${id}.web.app`],
        signIn: {},
        providers: new Map(),
      };
      google.signInSettings.providers.set('google.com', true);
      return startOperation(google, {});
    },
    [`GET identity ${base}/config`]: getSettings,
    [`PATCH identity ${base}/config`]: ({ body: { authorizedDomains, signIn } }) => {
      const { signInSettings } = google;
      if (signInSettings && authorizedDomains) signInSettings.authorizedDomains = authorizedDomains;
      if (signInSettings) signInSettings.signIn = { ...signInSettings.signIn, ...signIn };
      return getSettings();
    },
    [`GET identity ${base}/defaultSupportedIdpConfigs`]: () =>
      google.signInSettings
        ? {
            defaultSupportedIdpConfigs: [...google.signInSettings.providers].map(
              ([name, enabled]) => ({
                name: `projects/${number}/defaultSupportedIdpConfigs/${name}`,
                enabled,
              }),
            ),
          }
        : getSettings(),
    [`PATCH identity ${base}/defaultSupportedIdpConfigs/([a-z.]+)`]: ({ name, body }) => {
      google.signInSettings?.providers.set(name, body.enabled);
      return getSettings();
    },
  };
}

type ListName =
  'notificationChannels' | 'alertPolicies' | 'uptimeChecks' | 'budgets' | 'backupSchedules';

/**
 * A list of resources, which the state has by the same name. GET responds with the list in `field`.
 * POST adds an entry with a new name.
 */
const makeListAnswers = (
  google: Google,
  path: string,
  name: ListName,
  field: string = name,
): Answers => ({
  [`GET ${path}`]: () => (google[name].length === 0 ? {} : { [field]: google[name] }),
  [`POST ${path}`]: ({ request, body }) => {
    const prefix = request.path.replace(/^v\d\//u, '');
    const entry = { ...body, name: `${prefix}/${google[name].length + 1}` };
    google[name].push(entry);
    return entry;
  },
});

/** Alerts, uptime checks, budgets, backup schedules and domains. */
function makeListsAnswers(google: Google): Answers {
  const { id, alertPolicies, domains } = google;
  const monitoring = `monitoring v3/projects/${id}`;
  const customDomains = `hosting v1beta1/projects/${id}/sites/${id}/customDomains`;
  const schedules = `firestore v1/projects/${id}/databases/\\(default\\)/backupSchedules`;
  const budgets = makeListAnswers(
    google,
    'budgets v1/billingAccounts/[0-9A-F-]+/budgets',
    'budgets',
  );
  return {
    ...makeListAnswers(google, `${monitoring}/notificationChannels`, 'notificationChannels'),
    ...makeListAnswers(google, `${monitoring}/alertPolicies`, 'alertPolicies'),
    [`PATCH monitoring v3/(projects/${id}/alertPolicies/\\d+)`]: ({ name, body }) => {
      const index = alertPolicies.findIndex((policy) => policy['name'] === name);
      if (index < 0) return undefined;
      alertPolicies[index] = { ...body, name };
      return alertPolicies[index];
    },
    ...makeListAnswers(
      google,
      `${monitoring}/uptimeCheckConfigs`,
      'uptimeChecks',
      'uptimeCheckConfigs',
    ),
    ...Object.fromEntries(
      Object.entries(budgets).map(([key, answer]): [string, Answers[string]] => [
        key,
        (call) => (google.canSeeBudgets ? answer(call) : forbidden),
      ]),
    ),
    ...makeListAnswers(google, schedules, 'backupSchedules'),
    [`GET ${customDomains}/([a-z0-9.-]+)`]: ({ name }) => domains.get(name),
    [`POST ${customDomains}`]: ({ query }) => {
      const host = query.get('customDomainId') ?? '';
      if (domains.has(host)) return conflict;
      const record = { domainName: host, type: 'A', rdata: '199.36.158.100' };
      domains.set(host, {
        hostState: 'HOST_UNREACHABLE',
        ownershipState: 'OWNERSHIP_MISSING',
        requiredDnsUpdates: { desired: [{ domainName: host, records: [record] }] },
      });
      return { name: `projects/${id}/sites/${id}/customDomains/${host}/operations/1`, done: true };
    },
  };
}

/** The answers about what go-live creates in a project, except its data. */
export const makeServiceAnswers = (google: Google): Answers => ({
  ...makeSignInAnswers(google),
  ...makeListsAnswers(google),
});

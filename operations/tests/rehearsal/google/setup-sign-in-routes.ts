import { type Account, startOperation, type StoredSignInSettings } from './account.ts';
import { parseBody, type Route } from './recorder.ts';
import { json, refuse, route } from './route.ts';

const noConfiguration = refuse(404, 'NOT_FOUND', 'CONFIGURATION_NOT_FOUND');

/** Routes for the web app and the sign-in. */
export function makeSetupSignInRoutes(account: Account): readonly Route[] {
  const { projectId: id, projectNumber: number, webApps } = account;
  const base = `admin/v2/projects/${id}`;
  const withSettings = (use: (signInSettings: StoredSignInSettings) => unknown) =>
    account.signInSettings ? json(use(account.signInSettings)) : noConfiguration;
  return [
    route(`GET firebase v1beta1/projects/${id}/webApps`, () => json({ apps: webApps })),
    route(`POST firebase v1beta1/projects/${id}/webApps`, (request) => {
      // Google accepts a second app of the same name.
      const { displayName } = parseBody(request) as { displayName: string };
      const appId = `1:${number}:web:${String(webApps.length + 1).padStart(22, '0')}`;
      webApps.push({ appId, displayName });
      return json(startOperation(account, { appId, displayName }));
    }),
    route(`GET firebase v1beta1/projects/${id}/webApps/([\\w:]+)/config`, (_, [appId]) =>
      json({
        projectId: id,
        appId,
        apiKey: 'AIzaSyA-the-key-that-Google-has-created',
        authDomain: `${id}.firebaseapp.com`,
        ...(account.bucketLocation !== undefined && { storageBucket: `${id}.firebasestorage.app` }),
        messagingSenderId: number,
      }),
    ),
    route('POST firebase v1alpha/firebase:provisionFirebaseApp', (request) => {
      const { appNamespace } = parseBody(request) as { appNamespace: string };
      if (!webApps.some(({ appId }) => appId === appNamespace)) {
        return refuse(400, 'INVALID_ARGUMENT', `There is no app ${appNamespace}.`);
      }
      account.signInSettings ??= {
        authorizedDomains: ['localhost', `${id}.firebaseapp.com`, `${id}.web.app`],
        signIn: {},
        providers: new Map(),
      };
      account.signInSettings.providers.set('google.com', true);
      return json(startOperation(account, {}));
    }),
    route(`GET identity ${base}/config`, () =>
      withSettings(({ authorizedDomains, signIn }) => ({ authorizedDomains, signIn })),
    ),
    route(`PATCH identity ${base}/config`, (request) =>
      withSettings((signInSettings) => {
        const { authorizedDomains, signIn } = parseBody(request) as Partial<StoredSignInSettings>;
        if (authorizedDomains) signInSettings.authorizedDomains = authorizedDomains;
        signInSettings.signIn = { ...signInSettings.signIn, ...signIn };
        return {
          authorizedDomains: signInSettings.authorizedDomains,
          signIn: signInSettings.signIn,
        };
      }),
    ),
    route(`GET identity ${base}/defaultSupportedIdpConfigs`, () =>
      withSettings(({ providers }) => ({
        defaultSupportedIdpConfigs: [...providers].map(([name, isEnabled]) => ({
          name: `projects/${number}/defaultSupportedIdpConfigs/${name}`,
          enabled: isEnabled,
        })),
      })),
    ),
    route(`PATCH identity ${base}/defaultSupportedIdpConfigs/([a-z.]+)`, (request, [name = '']) =>
      withSettings(({ providers }) => {
        const change = parseBody(request) as Record<'enabled', boolean>;
        providers.set(name, change.enabled);
        return { name, ...change };
      }),
    ),
  ];
}

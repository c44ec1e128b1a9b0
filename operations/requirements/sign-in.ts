import { identity } from '@club/about/identity';
import * as v from 'valibot';
import { blockingHeaders } from '../deploy/check-headers.ts';
import { type DoctorContext, getGoLiveCommand } from '../doctor/context.ts';
import { getAsVisitor, visit, visitJson } from '../doctor/visitor.ts';
import type { GoLiveContext } from '../go-live/context.ts';
import { readList } from '../google/google-api.ts';
import { onlineCheck } from './pages.ts';
import { deploySite } from './release.ts';
import {
  type Check,
  type PlannedChange,
  planRequest,
  reportChanges,
  requireThat,
  type Step,
} from './requirement.ts';
import { findWebAppId } from './web-app.ts';

const googleProvider = 'google.com';
const methodSchema = v.optional(v.object({ enabled: v.optional(v.boolean()) }));
const configSchema = v.object({
  signIn: v.optional(
    v.object({ email: methodSchema, phoneNumber: methodSchema, anonymous: methodSchema }),
  ),
});
const providerSchema = v.object({ name: v.string(), enabled: v.optional(v.boolean()) });

/** Sign-in methods without a provider, by Google's names. */
const methods = ['email', 'phoneNumber', 'anonymous'] as const;

/**
 * Enables Google as a provider. This request also creates the OAuth client. The only other way is
 * the console. `firebase deploy --only auth` of firebase-tools 15 sends the same request.
 */
function planGoogleProvider(context: GoLiveContext, appId: string): PlannedChange {
  const { projectId, account, settings } = context;
  const hosts = new Set([`${projectId}.firebaseapp.com`, new URL(settings.siteOrigin).host]);
  return planRequest(
    context.google,
    'Let the staff sign in with Google.',
    'POST firebase v1alpha/firebase:provisionFirebaseApp',
    {
      parent: `projects/${projectId}`,
      appNamespace: appId,
      webInput: {},
      firebaseAuthInput: {
        googleSigninProviderMode: 'PROVIDER_ENABLED',
        googleSigninProviderConfig: {
          publicDisplayName: identity.name.fr,
          ...(account !== '' && { customerSupportEmail: account }),
          oauthRedirectUris: [...hosts].map((host) => `https://${host}/__/auth/handler`),
        },
      },
    },
  );
}

/** Google as the only provider of the staff's sign-in. */
export const restrictSignIn: Step = {
  id: 'sign-in',
  title: 'Sign-in with Google only',
  without: 'staff cannot sign in, or others get an account',
  severity: 'broken',
  inspect: async (context) => {
    const { google, projectId } = context;
    const line = `identity admin/v2/projects/${projectId}` as const;
    const config = await google.read(`${line}/config`, configSchema);
    const listName = 'defaultSupportedIdpConfigs';
    const providers = await readList(
      google,
      `${line}/${listName}?pageSize=100`,
      listName,
      providerSchema,
    );
    const enabledProviders = providers
      .filter(({ enabled }) => enabled === true)
      .map(({ name }) => name.split('/').at(-1) ?? '');
    const enabledMethods = methods.filter((name) => config?.signIn?.[name]?.enabled === true);
    const hasGoogle = enabledProviders.includes(googleProvider);
    const changes: PlannedChange[] = hasGoogle
      ? []
      : [planGoogleProvider(context, (await findWebAppId(context)) ?? 'WEB_APP_ID')];
    if (enabledMethods.length > 0) {
      const signIn = Object.fromEntries(enabledMethods.map((name) => [name, { enabled: false }]));
      const mask = enabledMethods.map((name) => `signIn.${name}.enabled`).join(',');
      const what = `Switch off sign-in by ${enabledMethods.join(', ')}.`;
      const update = `PATCH ${line}/config?updateMask=${mask}` as const;
      changes.push(planRequest(google, what, update, { signIn }));
    }
    for (const provider of enabledProviders.filter((name) => name !== googleProvider)) {
      const what = `Switch off sign-in with ${provider}.`;
      const update = `PATCH ${line}/${listName}/${provider}?updateMask=enabled` as const;
      changes.push(planRequest(google, what, update, { enabled: false }));
    }
    return reportChanges(changes, {
      met: 'no other method is on',
      unmet: [...enabledProviders, ...enabledMethods].join(', ') || 'nothing is set up',
      fault: hasGoogle ? 'attention' : undefined,
    });
  },
};

const domainsSchema = v.object({ authorizedDomains: v.optional(v.array(v.string())) });

/**
 * Allows sign-in on the hosts of the site and the project. Other allowed hosts stay, such as a
 * preview's. `localhost` is removed, because any program on a visitor's machine could use it.
 */
export const authorizeDomains: Step = {
  id: 'domains',
  title: 'Authorized domains',
  without: 'staff cannot sign in',
  severity: 'broken',
  inspect: async ({ google, projectId, settings }) => {
    const line = `identity admin/v2/projects/${projectId}/config` as const;
    const currentDomains = (await google.read(line, domainsSchema))?.authorizedDomains ?? [];
    const requiredDomains = [
      `${projectId}.firebaseapp.com`,
      `${projectId}.web.app`,
      new URL(settings.siteOrigin).host,
    ];
    const authorizedDomains = [...new Set([...currentDomains, ...requiredDomains])].filter(
      (domain) => domain !== 'localhost',
    );
    const list = currentDomains.join(', ');
    const change = planRequest(
      google,
      `Allow sign-in on pages of ${authorizedDomains.join(', ')}, and on no others.`,
      `PATCH ${line}?updateMask=authorizedDomains`,
      { authorizedDomains },
    );
    const hasAll = requiredDomains.every((domain) => currentDomains.includes(domain));
    return reportChanges(authorizedDomains.join(', ') === list ? [] : [change], {
      met: list,
      unmet: list || 'none',
      fault: hasAll ? 'attention' : undefined,
    });
  },
};

/** Makes the address of a page that the sign-in popup uses, on the domain of Firebase Auth. */
const makeHelperAddress = ({ settings }: DoctorContext, path: string): string =>
  `https://${settings.webApp.authDomain}/__/${path}`;

const initSchema = v.object({ projectId: v.string() });

const helperCheck: Check = {
  id: 'sign-in-helper',
  title: 'Sign-in popup',
  needs: [deploySite, onlineCheck],
  fix: getGoLiveCommand,
  run: async (context) => {
    const { projectId, webApp } = context.settings;
    await visit(context, makeHelperAddress(context, 'auth/handler'));
    const address = makeHelperAddress(context, 'firebase/init.json');
    const namedProject = (await visitJson(context, address, initSchema)).projectId;
    requireThat(namedProject === projectId, `${webApp.authDomain} names ${namedProject}`);
    return `${webApp.authDomain} responds and names ${projectId}`;
  },
};

const helperHeaderCheck: Check = {
  id: 'headers-sign-in',
  title: 'Headers of the sign-in pages',
  needs: [helperCheck],
  fix: 'docs/operations.md, "What has not met reality": the rule "!/__/**" of firebase.json',
  run: async (context) => {
    const pages = await Promise.all(
      ['auth/handler', 'auth/iframe'].map(async (path) => {
        const { headers } = await getAsVisitor(context, makeHelperAddress(context, path));
        const names = blockingHeaders.filter((name) => headers.has(name));
        return names.map((name) => `/__/${path} has ${name}`);
      }),
    );
    const problems = pages.flat();
    requireThat(problems.length === 0, `${problems.join(', ')}, which stops the sign-in`);
    return 'nothing of ours stops them';
  },
};

export const signInChecks: readonly Check[] = [helperCheck, helperHeaderCheck];

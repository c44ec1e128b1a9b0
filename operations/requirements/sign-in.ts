import { identity } from '@club/about/identity';
import * as v from 'valibot';
import { blockingHeaders } from '../deploy/check-headers.ts';
import { type DoctorContext, getGoLiveCommand } from '../doctor/context.ts';
import { getAsVisitor, requireThat, visit, visitJson } from '../doctor/visitor.ts';
import type { GoLiveContext } from '../go-live/context.ts';
import { readList } from '../google/google-api.ts';
import { onlineCheck } from './pages.ts';
import { deploySite } from './release.ts';
import {
  type PlannedChange,
  planRequest,
  type Step,
  type Check,
  makeVisitCheck,
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
    const path = `admin/v2/projects/${context.projectId}`;
    const request = { service: 'identity' } as const;
    const config = await context.google.read({ ...request, path: `${path}/config` }, configSchema);
    const providersPath = `${path}/defaultSupportedIdpConfigs`;
    const providersRequest = { ...request, path: `${providersPath}?pageSize=100` };
    const providers = await readList(
      context.google,
      providersRequest,
      'defaultSupportedIdpConfigs',
      providerSchema,
    );
    const enabledProviders = providers
      .filter(({ enabled }) => enabled === true)
      .map(({ name }) => name.split('/').at(-1) ?? '');
    const enabledMethods = methods.filter((name) => config?.signIn?.[name]?.enabled === true);
    const changes: PlannedChange[] = [];
    if (!enabledProviders.includes(googleProvider)) {
      const appId = (await findWebAppId(context)) ?? 'WEB_APP_ID';
      changes.push(planGoogleProvider(context, appId));
    }
    if (enabledMethods.length > 0) {
      const signIn = Object.fromEntries(enabledMethods.map((name) => [name, { enabled: false }]));
      const mask = enabledMethods.map((name) => `signIn.${name}.enabled`).join(',');
      changes.push(
        planRequest(
          context.google,
          `Switch off sign-in by ${enabledMethods.join(', ')}.`,
          `PATCH identity ${path}/config?updateMask=${mask}`,
          { signIn },
        ),
      );
    }
    for (const provider of enabledProviders.filter((name) => name !== googleProvider)) {
      changes.push(
        planRequest(
          context.google,
          `Switch off sign-in with ${provider}.`,
          `PATCH identity ${providersPath}/${provider}?updateMask=enabled`,
          { enabled: false },
        ),
      );
    }
    if (changes.length === 0) return { state: 'done', finding: 'no other method is on' };
    const finding = [...enabledProviders, ...enabledMethods].join(', ') || 'nothing is set up';
    return {
      state: 'to-do',
      finding,
      changes,
      ...(enabledProviders.includes(googleProvider) && { fault: 'attention' as const }),
    };
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
    const path = `admin/v2/projects/${projectId}/config`;
    const config = await google.read({ service: 'identity', path }, domainsSchema);
    const currentDomains = config?.authorizedDomains ?? [];
    const requiredDomains = [
      `${projectId}.firebaseapp.com`,
      `${projectId}.web.app`,
      new URL(settings.siteOrigin).host,
    ];
    const authorizedDomains = [...new Set([...currentDomains, ...requiredDomains])].filter(
      (domain) => domain !== 'localhost',
    );
    const isSame = authorizedDomains.join() === currentDomains.join();
    if (isSame) return { state: 'done', finding: currentDomains.join(', ') };
    const change = planRequest(
      google,
      `Allow sign-in on pages of ${authorizedDomains.join(', ')}, and on no others.`,
      `PATCH identity ${path}?updateMask=authorizedDomains`,
      { authorizedDomains },
    );
    return {
      state: 'to-do',
      finding: currentDomains.join(', ') || 'none',
      changes: [change],
      ...(requiredDomains.every((domain) => currentDomains.includes(domain)) && {
        fault: 'attention' as const,
      }),
    };
  },
};

/** Makes the address of a page that the sign-in popup uses, on the domain of Firebase Auth. */
const makeHelperAddress = ({ settings }: DoctorContext, path: string): string =>
  `https://${settings.webApp.authDomain}/__/${path}`;

const initSchema = v.object({ projectId: v.string() });

const helperCheck = makeVisitCheck(
  { id: 'sign-in-helper', title: 'Sign-in popup', needs: [deploySite, onlineCheck] },
  getGoLiveCommand,
  async (context) => {
    const { projectId, webApp } = context.settings;
    await visit(context, makeHelperAddress(context, 'auth/handler'));
    const address = makeHelperAddress(context, 'firebase/init.json');
    const namedProject = (await visitJson(context, address, initSchema)).projectId;
    requireThat(namedProject === projectId, `${webApp.authDomain} names ${namedProject}`);
    return `${webApp.authDomain} responds and names ${projectId}`;
  },
);

const helperHeaderCheck = makeVisitCheck(
  { id: 'headers-sign-in', title: 'Headers of the sign-in pages', needs: [helperCheck] },
  () => 'docs/operations.md, "What has not met reality": the rule "!/__/**" of firebase.json',
  async (context) => {
    const paths = ['auth/handler', 'auth/iframe'];
    const pages = await Promise.all(
      paths.map((path) => getAsVisitor(context, makeHelperAddress(context, path))),
    );
    const problems = pages.flatMap(({ headers }, index) =>
      blockingHeaders
        .filter((name) => headers.has(name))
        .map((name) => `/__/${paths[index]} has ${name}`),
    );
    requireThat(problems.length === 0, `${problems.join(', ')}, which stops the sign-in`);
    return 'nothing of ours stops them';
  },
);

export const signInChecks: readonly Check[] = [helperCheck, helperHeaderCheck];

import { identity } from '@club/about/identity';
import * as v from 'valibot';
import type { GoLiveContext } from '../context.ts';
import { type PlannedChange, planRequest, type Step } from '../step.ts';
import { findWebAppId } from '../web-app.ts';

const googleProvider = 'google.com';
const methodSchema = v.optional(v.object({ enabled: v.optional(v.boolean()) }));
const configSchema = v.object({
  signIn: v.optional(
    v.object({ email: methodSchema, phoneNumber: methodSchema, anonymous: methodSchema }),
  ),
});
const providersSchema = v.object({
  defaultSupportedIdpConfigs: v.optional(
    v.array(v.object({ name: v.string(), enabled: v.optional(v.boolean()) })),
  ),
});

/** Sign-in methods without a provider, by Google's names. */
const methods = ['email', 'phoneNumber', 'anonymous'] as const;

/**
 * Enables Google as a provider. This request also creates the OAuth client. The only other way is
 * the console. `firebase deploy --only auth` of firebase-tools 15 sends the same request.
 */
function planGoogleProvider(context: GoLiveContext, appId: string): PlannedChange {
  const { projectId, account, settings } = context;
  const hosts = new Set([`${projectId}.firebaseapp.com`, new URL(settings.siteOrigin).host]);
  return planRequest(context.google, 'Let the staff sign in with Google.', {
    method: 'POST',
    service: 'firebase',
    path: 'v1alpha/firebase:provisionFirebaseApp',
    body: {
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
  });
}

/** Google as the only provider of the staff's sign-in. */
export const restrictSignIn: Step = {
  id: 'sign-in',
  title: 'Sign-in with Google only',
  inspect: async (context) => {
    const path = `admin/v2/projects/${context.projectId}`;
    const request = { service: 'identity' } as const;
    const config = await context.google.read({ ...request, path: `${path}/config` }, configSchema);
    const response = await context.google.read(
      { ...request, path: `${path}/defaultSupportedIdpConfigs?pageSize=100` },
      providersSchema,
    );
    const enabledProviders = (response?.defaultSupportedIdpConfigs ?? [])
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
        planRequest(context.google, `Switch off sign-in by ${enabledMethods.join(', ')}.`, {
          ...request,
          method: 'PATCH',
          path: `${path}/config?updateMask=${mask}`,
          body: { signIn },
        }),
      );
    }
    for (const provider of enabledProviders.filter((name) => name !== googleProvider)) {
      changes.push(
        planRequest(context.google, `Switch off sign-in with ${provider}.`, {
          ...request,
          method: 'PATCH',
          path: `${path}/defaultSupportedIdpConfigs/${provider}?updateMask=enabled`,
          body: { enabled: false },
        }),
      );
    }
    if (changes.length === 0) return { state: 'done', finding: 'no other method is on' };
    const finding = [...enabledProviders, ...enabledMethods].join(', ') || 'nothing is set up';
    return { state: 'to-do', finding, changes };
  },
};

import * as v from 'valibot';
import { blockingHeaders } from '../../deploy/check-headers.ts';
import { reportAttention, reportBroken, type Check, reportNotChecked, reportOk } from '../check.ts';
import { type DoctorContext, getGoLiveCommand } from '../context.ts';
import { getAsVisitor, NoResponseError, parseJson } from '../visitor.ts';
import { onlineCheck } from './online.ts';
import { projectCheck } from './project.ts';
import { releaseCheck } from './release.ts';

/** Makes the address of a page that the sign-in popup uses, on the domain of Firebase Auth. */
const makeHelperAddress = ({ settings }: DoctorContext, path: string): string =>
  `https://${settings.webApp.authDomain}/__/${path}`;

const initSchema = v.object({ projectId: v.string() });

const helperCheck: Check = {
  id: 'sign-in-helper',
  title: 'Sign-in popup',
  needs: [releaseCheck, onlineCheck],
  run: async (context) => {
    const { projectId, webApp } = context.settings;
    try {
      const handler = await getAsVisitor(context, makeHelperAddress(context, 'auth/handler'));
      const init = await getAsVisitor(context, makeHelperAddress(context, 'firebase/init.json'));
      if (handler.status !== 200) {
        const message = `its page on ${webApp.authDomain} responds with ${handler.status}`;
        return reportBroken(message, getGoLiveCommand(context));
      }
      const namedProject = parseJson(initSchema, init.text)?.projectId ?? 'no project';
      return namedProject === projectId
        ? reportOk(`${webApp.authDomain} responds and names ${projectId}`)
        : reportBroken(`${webApp.authDomain} names ${namedProject}`, getGoLiveCommand(context));
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      return reportBroken(error.message, getGoLiveCommand(context));
    }
  },
};

const helperHeaderCheck: Check = {
  id: 'headers-sign-in',
  title: 'Headers of the sign-in pages',
  needs: [releaseCheck, onlineCheck],
  run: async (context) => {
    const paths = ['auth/handler', 'auth/iframe'];
    const pages = await Promise.all(
      paths.map((path) => getAsVisitor(context, makeHelperAddress(context, path))),
    );
    const problems = pages.flatMap(({ headers }, index) =>
      blockingHeaders
        .filter((name) => headers.has(name))
        .map((name) => `/__/${paths[index]} has ${name}`),
    );
    return problems.length === 0
      ? reportOk('nothing of ours stops them')
      : reportBroken(
          `${problems.join(', ')}, which stops the sign-in`,
          'docs/deploying.md, "Not proven by the recorder": the rule "!/__/**" of firebase.json',
        );
  },
};

const methodSchema = v.optional(v.object({ enabled: v.optional(v.boolean(), false) }));
const configSchema = v.object({
  signIn: v.optional(
    v.object({ email: methodSchema, phoneNumber: methodSchema, anonymous: methodSchema }),
    {},
  ),
  authorizedDomains: v.optional(v.array(v.string()), []),
});
const providersSchema = v.object({
  defaultSupportedIdpConfigs: v.optional(
    v.array(v.object({ name: v.string(), enabled: v.optional(v.boolean(), false) })),
    [],
  ),
});

const readConfig = ({ google, settings }: DoctorContext) =>
  google.read(
    { service: 'identity', path: `admin/v2/projects/${settings.projectId}/config` },
    configSchema,
  );

const providerCheck: Check = {
  id: 'sign-in-providers',
  title: 'Sign-in providers',
  needs: [projectCheck],
  run: async (context) => {
    const { google, settings } = context;
    const path = `admin/v2/projects/${settings.projectId}/defaultSupportedIdpConfigs?pageSize=100`;
    const [config, response] = await Promise.all([
      readConfig(context),
      google.read({ service: 'identity', path }, providersSchema),
    ]);
    if (!config) return reportBroken('Authentication is not set up', getGoLiveCommand(context));
    // E-mail, telephone and anonymous sign-in, which Google does not list as providers.
    const enabledMethods = Object.entries(config.signIn).flatMap(([name, method]) =>
      method?.enabled === true ? [name] : [],
    );
    const providers = (response?.defaultSupportedIdpConfigs ?? [])
      .filter((provider) => provider.enabled)
      .map(({ name }) => name.split('/').at(-1) ?? '');
    if (!providers.includes('google.com'))
      return reportBroken('Google is off', getGoLiveCommand(context));
    const others = [...providers, ...enabledMethods].filter((name) => name !== 'google.com');
    return others.length === 0
      ? reportOk('Google and no other')
      : reportAttention(
          `${others.join(', ')} is on besides Google`,
          `Switch it off: https://console.firebase.google.com/project/${settings.projectId}/authentication/providers`,
        );
  },
};

const domainCheck: Check = {
  id: 'sign-in-domains',
  title: 'Domains that may sign in',
  needs: [projectCheck],
  run: async (context) => {
    const config = await readConfig(context);
    if (!config) return reportNotChecked('Authentication is not set up');
    const { host } = new URL(context.settings.siteOrigin);
    return config.authorizedDomains.includes(host)
      ? reportOk(`${host} is one`, config.authorizedDomains)
      : reportBroken(`${host} is none, so staff cannot sign in`, getGoLiveCommand(context));
  },
};

export const signInChecks: readonly Check[] = [
  helperCheck,
  helperHeaderCheck,
  providerCheck,
  domainCheck,
];

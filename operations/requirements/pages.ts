import { isIPv4 } from 'node:net';
import { endpoints } from '@club/domain/endpoints';
import { type DoctorContext, renderExpectedHeaders } from '../doctor/context.ts';
import {
  findAsset,
  getAsVisitor,
  NoResponseError,
  visit,
  visitHeaders,
  visitJson,
} from '../doctor/visitor.ts';
import { deployedFunctionsCheck, listFunctions } from './functions.ts';
import { deploySite, parseCommit, readLiveRelease } from './release.ts';
import { type Check, Fault, requireThat } from './requirement.ts';

/** Distinguishes a host that is down from a machine that is offline. */
export const onlineCheck: Check = {
  id: 'online',
  title: 'Internet connection of this machine',
  run: async (context) => {
    try {
      // Google serves this address for such checks.
      await getAsVisitor(context, 'https://www.gstatic.com/generate_204');
      return 'works';
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      throw new Fault(`this machine seems offline: ${error.message}`, { state: 'not-checked' });
    }
  },
};

export const siteDownPage = 'docs/runbook/en/site-down.md (docs/runbook/fr in French)';

export const siteCheck: Check = {
  id: 'site',
  title: 'The site',
  needs: [deploySite, onlineCheck],
  fix: siteDownPage,
  run: async (context) => {
    const { siteOrigin } = context.settings;
    await visit(context, `${siteOrigin}/`, siteOrigin);
    return `${siteOrigin} responds`;
  },
};

const makeHeaderCheck = (
  id: string,
  title: string,
  findPath: (context: DoctorContext) => string | Promise<string | undefined>,
): Check => ({
  id,
  title,
  needs: [siteCheck],
  run: async (context) => {
    const { settings } = context;
    const path = await findPath(context);
    requireThat(path !== undefined, 'the home page names no asset');
    const rules = renderExpectedHeaders(settings);
    return `${path} has all ${await visitHeaders(context, settings.siteOrigin + path, rules)}`;
  },
});

const { path: healthPath, output: healthSchema } = endpoints.getHealth;

/** An address that belongs to nobody (RFC 5737). */
const forgedAddress = '203.0.113.77';

const readHealth = (context: DoctorContext, origin = context.settings.siteOrigin) => {
  const headers = { 'x-forwarded-for': forgedAddress };
  return visitJson(context, `${origin}${healthPath}`, healthSchema, headers);
};

const healthCheck: Check = {
  id: 'api-health',
  title: 'The API',
  needs: [siteCheck],
  run: async (context) => `${healthPath} responds, version ${(await readHealth(context)).version}`,
};

const versionCheck: Check = {
  id: 'version',
  title: 'Versions of pages and functions',
  needs: [healthCheck],
  run: async (context) => {
    const { settings, google } = context;
    const { version } = await readHealth(context);
    const commit = parseCommit((await readLiveRelease(google, settings.projectId))?.message ?? '');
    if (commit === '') throw new Error('the live release does not name its commit');
    const message = `the pages are commit ${commit}, the functions ${version}`;
    requireThat(commit === version, message, { state: 'attention' });
    return `both are commit ${commit}`;
  },
};

const forgedHeaderFix =
  'docs/newsletter.md, "Not proven": correct functions/src/request/google-front-ends.ts, then deploy';

const callerCheck: Check = {
  id: 'caller',
  title: 'Addresses of visitors',
  needs: [healthCheck],
  fix: forgedHeaderFix,
  run: async (context) => {
    const { caller } = await readHealth(context);
    const message = 'a visitor can choose the address that limits apply to';
    requireThat(caller !== forgedAddress, message);
    return `you are ${caller}; a forged header changes nothing`;
  },
};

const directCallerCheck: Check = {
  id: 'caller-direct',
  title: 'Addresses of direct callers',
  needs: [healthCheck, deployedFunctionsCheck],
  fix: forgedHeaderFix,
  run: async (context) => {
    const functions = await listFunctions(context.google, context.settings.projectId);
    const origin = functions.find(({ id }) => id === 'api')?.serviceConfig.uri;
    if (origin === undefined) throw new Error('the function api has no address of its own');
    const { caller: direct } = await readHealth(context, origin);
    const { caller: throughHosting } = await readHealth(context);
    const message = 'a direct caller can choose the address that limits apply to';
    requireThat(direct !== forgedAddress, message);
    // This machine may reach one host by IPv4 and the other by IPv6.
    const isComparable = isIPv4(direct) === isIPv4(throughHosting);
    requireThat(
      !isComparable || direct === throughHosting,
      `through Hosting you are ${throughHosting}, directly ${direct}: all visitors of one front end may share one limit`,
      { state: 'attention' },
    );
    return `you are ${direct}; a forged header changes nothing`;
  },
};

export const pageChecks: readonly Check[] = [
  siteCheck,
  makeHeaderCheck('headers-home', 'Headers of the home page', () => '/'),
  makeHeaderCheck('headers-english', 'Headers of the English pages', () => '/en'),
  makeHeaderCheck('headers-asset', 'Headers of the assets', async (context) =>
    findAsset((await visit(context, `${context.settings.siteOrigin}/`)).text),
  ),
  healthCheck,
  versionCheck,
  callerCheck,
  directCallerCheck,
];

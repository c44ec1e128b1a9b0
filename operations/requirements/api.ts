import { isIPv4 } from 'node:net';
import { endpoints } from '@club/domain/endpoints';
import { type DoctorContext, getDeployCommand } from '../doctor/context.ts';
import { visitJson } from '../doctor/visitor.ts';
import { deployedFunctionsCheck, listFunctions } from './functions.ts';
import { siteCheck } from './pages.ts';
import { parseCommit, readLiveRelease } from './release.ts';
import {
  reportAttention,
  reportBroken,
  type Check,
  makeVisitCheck,
  reportNotChecked,
  reportOk,
} from './requirement.ts';

const { path: healthPath, output: healthSchema } = endpoints.getHealth;

/** An address that belongs to nobody (RFC 5737). */
const forgedAddress = '203.0.113.77';

/** Reads `/api/health` with a forged header. */
const readHealth = (context: DoctorContext, origin: string) => {
  const headers = { 'x-forwarded-for': forgedAddress };
  return visitJson(context, `${origin}${healthPath}`, healthSchema, headers);
};

const healthCheck = makeVisitCheck(
  { id: 'api-health', title: 'The API', needs: [siteCheck] },
  getDeployCommand,
  async (context) => {
    const { version } = await readHealth(context, context.settings.siteOrigin);
    return `${healthPath} responds, version ${version}`;
  },
);

const versionCheck: Check = {
  id: 'version',
  title: 'Versions of pages and functions',
  needs: [healthCheck],
  run: async (context) => {
    const { settings, google } = context;
    const { version } = await readHealth(context, settings.siteOrigin);
    const commit = parseCommit((await readLiveRelease(google, settings.projectId))?.message ?? '');
    if (commit === '') return reportNotChecked('the live release does not name its commit');
    return commit === version
      ? reportOk(`both are commit ${commit}`)
      : reportAttention(
          `the pages are commit ${commit}, the functions ${version}`,
          getDeployCommand(context),
        );
  },
};

const forgedHeaderFix =
  'docs/newsletter.md, "Not proven": correct functions/src/request/google-front-ends.ts, then deploy';

const callerCheck: Check = {
  id: 'caller',
  title: 'Addresses of visitors',
  needs: [healthCheck],
  run: async (context) => {
    const { caller } = await readHealth(context, context.settings.siteOrigin);
    return caller === forgedAddress
      ? reportBroken('a visitor can choose the address that limits apply to', forgedHeaderFix)
      : reportOk(`you are ${caller}; a forged header changes nothing`);
  },
};

const directCallerCheck: Check = {
  id: 'caller-direct',
  title: 'Addresses of direct callers',
  needs: [healthCheck, deployedFunctionsCheck],
  run: async (context) => {
    const { google, settings } = context;
    const functions = await listFunctions(google, settings.projectId);
    const origin = functions.find(({ id }) => id === 'api')?.serviceConfig.uri;
    if (origin === undefined) return reportNotChecked('the function api has no address of its own');
    const [direct, throughHosting] = await Promise.all(
      [origin, settings.siteOrigin].map(async (one) => (await readHealth(context, one)).caller),
    );
    if (direct === forgedAddress) {
      return reportBroken(
        'a direct caller can choose the address that limits apply to',
        forgedHeaderFix,
      );
    }
    // This machine may reach one host by IPv4 and the other by IPv6.
    const isComparable = isIPv4(direct ?? '') === isIPv4(throughHosting ?? '');
    return isComparable && direct !== throughHosting
      ? reportAttention(
          `through Hosting you are ${throughHosting}, directly ${direct}: all visitors of one front end may share one limit`,
          forgedHeaderFix,
        )
      : reportOk(`you are ${direct}; a forged header changes nothing`);
  },
};

export const apiChecks: readonly Check[] = [
  healthCheck,
  versionCheck,
  callerCheck,
  directCallerCheck,
];

import { isIPv4 } from 'node:net';
import { endpoints } from '@club/domain/endpoints';
import { getDeployCommand, type DoctorContext } from '../doctor/context.ts';
import { getAsVisitor, parseJson } from '../doctor/visitor.ts';
import { deployedFunctionsCheck, listFunctions } from './functions.ts';
import { siteCheck } from './pages.ts';
import { parseCommit, readLiveRelease } from './release.ts';
import {
  reportAttention,
  reportBroken,
  type Check,
  reportNotChecked,
  reportOk,
} from './requirement.ts';

const { path: healthPath, output: healthSchema } = endpoints.getHealth;

/** An address that belongs to nobody (RFC 5737). */
const forgedAddress = '203.0.113.77';

/** Reads `/api/health` with a forged header. Returns a problem if the response is invalid. */
async function readHealth(context: DoctorContext, origin: string) {
  const headers = { 'x-forwarded-for': forgedAddress };
  const { status, text } = await getAsVisitor(context, `${origin}${healthPath}`, headers);
  const health = status === 200 ? parseJson(healthSchema, text) : undefined;
  return health ?? { problem: status === 200 ? 'is not in its format' : `responds with ${status}` };
}

const healthCheck: Check = {
  id: 'api-health',
  title: 'The API',
  needs: [siteCheck],
  run: async (context) => {
    const health = await readHealth(context, context.settings.siteOrigin);
    return 'problem' in health
      ? reportBroken(`${healthPath} ${health.problem}`, getDeployCommand(context))
      : reportOk(`${healthPath} responds, version ${health.version}`);
  },
};

const versionCheck: Check = {
  id: 'version',
  title: 'Versions of pages and functions',
  needs: [healthCheck],
  run: async (context) => {
    const health = await readHealth(context, context.settings.siteOrigin);
    if ('problem' in health) return reportNotChecked(`${healthPath} ${health.problem}`);
    const commit = parseCommit(
      (await readLiveRelease(context.google, context.settings.projectId))?.message ?? '',
    );
    if (commit === '') return reportNotChecked('the live release does not name its commit');
    return commit === health.version
      ? reportOk(`both are commit ${commit}`)
      : reportAttention(
          `the pages are commit ${commit}, the functions ${health.version}`,
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
    const health = await readHealth(context, context.settings.siteOrigin);
    if ('problem' in health) return reportNotChecked(`${healthPath} ${health.problem}`);
    const { caller } = health;
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
    const origin = (await listFunctions(context.google, context.settings.projectId)).find(
      ({ id }) => id === 'api',
    )?.serviceConfig.uri;
    if (origin === undefined) return reportNotChecked('the function api has no address of its own');
    const [direct, throughHosting] = await Promise.all([
      readHealth(context, origin),
      readHealth(context, context.settings.siteOrigin),
    ]);
    if ('problem' in direct) return reportNotChecked(`${new URL(origin).host} ${direct.problem}`);
    if ('problem' in throughHosting)
      return reportNotChecked(`${healthPath} ${throughHosting.problem}`);
    if (direct.caller === forgedAddress) {
      return reportBroken(
        'a direct caller can choose the address that limits apply to',
        forgedHeaderFix,
      );
    }
    // This machine may reach one host by IPv4 and the other by IPv6.
    const isComparable = isIPv4(direct.caller) === isIPv4(throughHosting.caller);
    return isComparable && direct.caller !== throughHosting.caller
      ? reportAttention(
          `through Hosting you are ${throughHosting.caller}, directly ${direct.caller}: all visitors of one front end may share one limit`,
          forgedHeaderFix,
        )
      : reportOk(`you are ${direct.caller}; a forged header changes nothing`);
  },
};

export const apiChecks: readonly Check[] = [
  healthCheck,
  versionCheck,
  callerCheck,
  directCallerCheck,
];

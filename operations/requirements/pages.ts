import { findWrongHeaders, getHeaders } from '../deploy/check-headers.ts';
import { getDeployCommand, type DoctorContext } from '../doctor/context.ts';
import { renderExpectedHeaders } from '../doctor/expected-files.ts';
import { getAsVisitor, NoResponseError } from '../doctor/visitor.ts';
import { onlineCheck } from './online.ts';
import { deploySite } from './release.ts';
import {
  reportBroken,
  type Check,
  type Finding,
  reportNotChecked,
  reportOk,
} from './requirement.ts';

export const siteCheck: Check = {
  id: 'site',
  title: 'The site',
  needs: [deploySite, onlineCheck],
  run: async (context) => {
    const { siteOrigin } = context.settings;
    const fix = 'docs/runbook/en/site-down.md (docs/runbook/fr in French)';
    try {
      const { status } = await getAsVisitor(context, `${siteOrigin}/`);
      return status === 200
        ? reportOk(`${siteOrigin} responds`)
        : reportBroken(`${siteOrigin} responds with ${status}`, fix);
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      return reportBroken(error.message, fix);
    }
  },
};

/** Compares the headers of a path with those that the environment's settings require. */
async function compareHeaders(context: DoctorContext, path: string): Promise<Finding> {
  const { status, headers } = await getAsVisitor(context, `${context.settings.siteOrigin}${path}`);
  if (status !== 200)
    return reportBroken(`${path} responds with ${status}`, getDeployCommand(context));
  const rules = renderExpectedHeaders(context.settings);
  const wrongHeaders = findWrongHeaders(rules, path, headers);
  if (wrongHeaders.length === 0) return reportOk(`${path} has all ${getHeaders(rules, path).size}`);
  return reportBroken(
    `${path}: ${wrongHeaders.map(([name]) => name).join(', ')} not as ${context.name} renders it`,
    getDeployCommand(context),
    wrongHeaders.map(([name, value]) => `${name}: ${headers.get(name) ?? 'missing'}, not ${value}`),
  );
}

/** Finds a script or a stylesheet of the home page. */
export const findAsset = (html: string): string | undefined =>
  /"(\/assets\/[^"]+\.(?:js|css))"/u.exec(html)?.[1];

const makeHeaderCheck = (
  id: string,
  title: string,
  findPath: (context: DoctorContext) => string | Promise<string | undefined>,
): Check => ({
  id,
  title,
  needs: [siteCheck],
  run: async (context) => {
    const path = await findPath(context);
    return path === undefined
      ? reportNotChecked('the home page names no asset')
      : compareHeaders(context, path);
  },
});

export const pageChecks: readonly Check[] = [
  siteCheck,
  makeHeaderCheck('headers-home', 'Headers of the home page', () => '/'),
  makeHeaderCheck('headers-english', 'Headers of the English pages', () => '/en'),
  makeHeaderCheck('headers-asset', 'Headers of the assets', async (context) =>
    findAsset((await getAsVisitor(context, `${context.settings.siteOrigin}/`)).text),
  ),
];

import { type DoctorContext, getDeployCommand, renderExpectedHeaders } from '../doctor/context.ts';
import {
  findAsset,
  getAsVisitor,
  NoResponseError,
  requireThat,
  visit,
  visitHeaders,
} from '../doctor/visitor.ts';
import { deploySite } from './release.ts';
import { type Check, makeVisitCheck, reportOk } from './requirement.ts';

/** Distinguishes a host that is down from a machine that is offline. */
export const onlineCheck: Check = {
  id: 'online',
  title: 'Internet connection of this machine',
  run: async (context) => {
    try {
      // Google serves this address for such checks.
      await getAsVisitor(context, 'https://www.gstatic.com/generate_204');
      return reportOk('works');
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      const message = `this machine seems offline: ${error.message}`;
      return { state: 'not-checked', message, isBlocking: true };
    }
  },
};

export const siteCheck = makeVisitCheck(
  { id: 'site', title: 'The site', needs: [deploySite, onlineCheck] },
  () => 'docs/runbook/en/site-down.md (docs/runbook/fr in French)',
  async (context) => {
    const { siteOrigin } = context.settings;
    await visit(context, `${siteOrigin}/`, siteOrigin);
    return `${siteOrigin} responds`;
  },
);

const makeHeaderCheck = (
  id: string,
  title: string,
  findPath: (context: DoctorContext) => string | Promise<string | undefined>,
): Check =>
  makeVisitCheck({ id, title, needs: [siteCheck] }, getDeployCommand, async (context) => {
    const { settings } = context;
    const path = await findPath(context);
    requireThat(path !== undefined, 'the home page names no asset');
    const rules = renderExpectedHeaders(settings);
    return `${path} has all ${await visitHeaders(context, settings.siteOrigin + path, rules)}`;
  });

export const pageChecks: readonly Check[] = [
  siteCheck,
  makeHeaderCheck('headers-home', 'Headers of the home page', () => '/'),
  makeHeaderCheck('headers-english', 'Headers of the English pages', () => '/en'),
  makeHeaderCheck('headers-asset', 'Headers of the assets', async (context) =>
    findAsset((await visit(context, `${context.settings.siteOrigin}/`)).text),
  ),
];

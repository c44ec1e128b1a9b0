import { getDeployCommand, type DoctorContext } from '../doctor/context.ts';
import { renderExpectedHeaders } from '../doctor/expected-files.ts';
import { findAsset, requireThat, visit, visitHeaders } from '../doctor/visitor.ts';
import { onlineCheck } from './online.ts';
import { deploySite } from './release.ts';
import { type Check, makeVisitCheck } from './requirement.ts';

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

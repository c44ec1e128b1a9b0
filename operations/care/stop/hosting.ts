import * as v from 'valibot';
import { CommandError } from '../../../emulators/command-error.ts';
import { type PlannedChange, planRequest } from '../../requirements/requirement.ts';
import type { MaintenanceContext } from '../maintenance-command.ts';

const releasesSchema = v.object({
  releases: v.optional(
    v.array(
      v.object({
        type: v.optional(v.string()),
        version: v.optional(v.object({ name: v.string() })),
      }),
    ),
    [],
  ),
});

/** Plans to disable the pages, or to release their last version again. */
export async function planHostingChange(
  { google, environment }: MaintenanceContext,
  shouldStop: boolean,
): Promise<readonly PlannedChange[]> {
  // The default site has the project's id. The list of a whole site has the releases of previews too.
  const path = `v1beta1/sites/${environment.projectId}/channels/live/releases`;
  const releases =
    (await google.read({ service: 'hosting', path: `${path}?pageSize=50` }, releasesSchema))
      ?.releases ?? [];
  const isDisabled = releases[0]?.type === 'SITE_DISABLE';
  if (isDisabled === shouldStop) return [];
  if (shouldStop) {
    return [
      planRequest(google, 'Take all pages away. Visitors get “Site Not Found”.', {
        method: 'POST',
        service: 'hosting',
        path,
        body: { type: 'SITE_DISABLE' },
      }),
    ];
  }
  const version = releases.find(({ type }) => type !== 'SITE_DISABLE')?.version?.name;
  if (version === undefined) {
    throw new CommandError('Hosting lists no earlier version of the pages: npm run deploy.');
  }
  return [
    planRequest(google, `Show the pages again: ${version}.`, {
      method: 'POST',
      service: 'hosting',
      path: `${path}?versionName=${encodeURIComponent(version)}`,
      body: {},
    }),
  ];
}

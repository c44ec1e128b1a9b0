import { CommandError } from '../../../emulators/command-error.ts';
import { listReleases } from '../../requirements/release.ts';
import { type PlannedChange, planRequest } from '../../requirements/requirement.ts';
import type { MaintenanceContext } from '../maintenance-command.ts';

/** Plans to disable the pages, or to release their last version again. */
export async function planHostingChange(
  { google, environment }: MaintenanceContext,
  shouldStop: boolean,
): Promise<readonly PlannedChange[]> {
  const path = `v1beta1/sites/${environment.projectId}/channels/live/releases`;
  const releases = await listReleases(google, environment.projectId);
  const isDisabled = releases[0]?.type === 'SITE_DISABLE';
  if (isDisabled === shouldStop) return [];
  if (shouldStop) {
    return [
      planRequest(
        google,
        'Take all pages away. Visitors get “Site Not Found”.',
        `POST hosting ${path}`,
        { type: 'SITE_DISABLE' },
      ),
    ];
  }
  const version = releases.find(({ type }) => type !== 'SITE_DISABLE')?.version?.name;
  if (version === undefined) {
    throw new CommandError('Hosting lists no earlier version of the pages: npm run deploy.');
  }
  return [
    planRequest(
      google,
      `Show the pages again: ${version}.`,
      `POST hosting ${path}?versionName=${encodeURIComponent(version)}`,
      {},
    ),
  ];
}

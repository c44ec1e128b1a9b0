import type { GoogleReader } from '../google/google-api.ts';
import { listReleases, parseCommit } from '../requirements/release.ts';

/** Which site of which environment. */
interface DeployedSite {
  /** The environment's name. */
  readonly name: string;
  readonly projectId: string;
}

/**
 * Describes the commands that go back to what was live before, from Hosting's list of releases.
 *
 * @throws GoogleError
 */
export async function describeWayBack(
  google: GoogleReader,
  { name, projectId }: DeployedSite,
): Promise<string> {
  const releases = (await listReleases(google, projectId)).flatMap(({ version, message }) =>
    version ? [{ version: version.name.split('/').at(-1), commit: parseCommit(message) }] : [],
  );
  const earlier = releases.find(({ version }) => version !== releases[0]?.version);
  if (!earlier) {
    return `Nothing was live before. To take the site offline: npm run stop -- ${name} site`;
  }
  // The mark of uncommitted changes is no part of the commit's name.
  const commit = earlier.commit.replace('+', '') || 'COMMIT_BEFORE';
  return [
    'To restore the previous pages, with the functions that they call:',
    `  npx firebase hosting:clone ${projectId}@${earlier.version} ${projectId}:live --project ${projectId}`,
    'To restore the rules and all other functions as well:',
    `  git checkout ${commit} && npm run deploy -- ${name}`,
  ].join('\n');
}

import type { Environment } from '../../environments/schema.ts';
import {
  type DeployRecord,
  describeRollback,
  makeHostingCloneCommand,
} from '../deploy/deploy-record.ts';
import { listReleases } from '../requirements/release.ts';
import type { GoogleReader } from '../google/google-api.ts';

/**
 * Finds the version that was live before the current one, in Hosting's list of releases.
 *
 * @returns undefined if the current version is the first
 * @throws GoogleError
 */
async function findEarlierVersion(
  google: GoogleReader,
  projectId: string,
): Promise<string | undefined> {
  const releases = await listReleases(google, projectId);
  const versions = releases.flatMap(({ version }) => version?.name.split('/').at(-1) ?? []);
  return versions.find((version) => version !== versions[0]);
}

interface RollbackOptions {
  readonly name: string;
  readonly settings: Environment;
  /** The live deploy; undefined if it was not made from this clone. */
  readonly liveDeploy: DeployRecord | undefined;
  readonly openGoogle: () => Promise<GoogleReader>;
}

/**
 * Describes the rollback command, from the record of the live deploy or from Hosting's releases.
 */
export async function describeRollbackCommand({
  name,
  settings: { projectId },
  liveDeploy,
  openGoogle,
}: RollbackOptions): Promise<string> {
  if (liveDeploy !== undefined && liveDeploy.before.hosting.version !== '') {
    const { at, commit } = liveDeploy;
    return `To undo the deploy of ${at} (commit ${commit}):\n${describeRollback(liveDeploy)}`;
  }
  const nothingBeforeText = `Nothing was live before. To take the site offline: npm run stop -- ${name} site`;
  if (liveDeploy !== undefined) return nothingBeforeText;
  try {
    const version = await findEarlierVersion(await openGoogle(), projectId);
    return version === undefined
      ? nothingBeforeText
      : `Back to the previous version:\n  ${makeHostingCloneCommand(projectId, version, projectId)}`;
  } catch (error) {
    return `The previous version is not known (${(error as Error).message}). By hand: docs/runbook/en/wrong-deploy.md (docs/runbook/fr in French).`;
  }
}

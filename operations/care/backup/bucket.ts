import * as v from 'valibot';
import { type PlannedChange, planRequest } from '../../requirements/requirement.ts';
import { region } from '../../go-live/context.ts';
import { type GoogleApi, readList } from '../../google/google-api.ts';

/** How many days an export is stored: a little longer than Firestore's weekly backup (14 weeks). */
const storedDays = 100;

/** Gets the name of the bucket of the exports. */
export const getBackupBucket = (projectId: string): string => `${projectId}-backups`;

/** Plans the bucket of the exports, if it is missing. Nothing in it can be made public. */
export async function planBucket(
  google: GoogleApi,
  projectId: string,
): Promise<readonly PlannedChange[]> {
  const name = getBackupBucket(projectId);
  const bucket = await google.read(
    { service: 'storage', path: `storage/v1/b/${name}?fields=name` },
    v.object({ name: v.string() }),
  );
  if (bucket) return [];
  return [
    planRequest(
      google,
      `Create the bucket ${name} in Montréal. It deletes an export after ${storedDays} days.`,
      `POST storage storage/v1/b?project=${projectId}`,
      {
        name,
        location: region,
        iamConfiguration: {
          uniformBucketLevelAccess: { enabled: true },
          publicAccessPrevention: 'enforced',
        },
        lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { age: storedDays } }] },
      },
      'cost',
    ),
  ];
}

/** The names of all exports in the bucket, the newest first. */
export async function listExports(
  google: GoogleApi,
  projectId: string,
): Promise<readonly string[]> {
  const path = `storage/v1/b/${getBackupBucket(projectId)}/o?delimiter=/`;
  const prefixes = await readList(google, { service: 'storage', path }, 'prefixes', v.string());
  return prefixes
    .map((prefix) => prefix.replace(/\/$/u, ''))
    .toSorted()
    .toReversed();
}

/** The size of an export in bytes. */
export async function measureExport(
  google: GoogleApi,
  projectId: string,
  name: string,
): Promise<number> {
  const path = `storage/v1/b/${getBackupBucket(projectId)}/o?prefix=${encodeURIComponent(`${name}/`)}`;
  const sizeSchema = v.object({ size: v.string() });
  const objects = await readList(google, { service: 'storage', path }, 'items', sizeSchema);
  return objects.reduce((sum, { size }) => sum + Number(size), 0);
}

import * as v from 'valibot';
import { type PlannedChange, planRequest } from '../../requirements/requirement.ts';
import { region } from '../../go-live/context.ts';
import type { GoogleApi } from '../../google/google-api.ts';

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
      {
        method: 'POST',
        service: 'storage',
        path: `storage/v1/b?project=${projectId}`,
        body: {
          name,
          location: region,
          iamConfiguration: {
            uniformBucketLevelAccess: { enabled: true },
            publicAccessPrevention: 'enforced',
          },
          lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { age: storedDays } }] },
        },
      },
      'cost',
    ),
  ];
}

const objectsSchema = v.object({
  prefixes: v.optional(v.array(v.string()), []),
  items: v.optional(v.array(v.object({ name: v.string(), size: v.string() })), []),
  nextPageToken: v.optional(v.string()),
});

/** The names of all exports in the bucket, the newest first. */
export async function listExports(
  google: GoogleApi,
  projectId: string,
): Promise<readonly string[]> {
  const path = `storage/v1/b/${getBackupBucket(projectId)}/o?delimiter=/`;
  const prefixes: string[] = [];
  let pageToken: string | undefined = '';
  while (pageToken !== undefined) {
    const suffix: string = pageToken === '' ? '' : `&pageToken=${encodeURIComponent(pageToken)}`;
    const page = await google.read({ service: 'storage', path: `${path}${suffix}` }, objectsSchema);
    prefixes.push(...(page?.prefixes ?? []));
    pageToken = page?.nextPageToken;
  }
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
  let size = 0;
  let pageToken: string | undefined = '';
  while (pageToken !== undefined) {
    const suffix: string = pageToken === '' ? '' : `&pageToken=${encodeURIComponent(pageToken)}`;
    const page = await google.read({ service: 'storage', path: `${path}${suffix}` }, objectsSchema);
    for (const item of page?.items ?? []) size += Number(item.size);
    pageToken = page?.nextPageToken;
  }
  return size;
}

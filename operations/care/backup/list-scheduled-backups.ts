import * as v from 'valibot';
import { CommandError } from '../../../emulators/command-error.ts';
import { region } from '../../go-live/context.ts';
import type { GoogleApi } from '../../google/google-api.ts';

const backupsSchema = v.object({
  backups: v.optional(
    v.array(
      v.object({
        name: v.string(),
        database: v.optional(v.string(), ''),
        state: v.optional(v.string(), ''),
        snapshotTime: v.string(),
        expireTime: v.optional(v.string(), ''),
        stats: v.optional(
          v.object({
            sizeBytes: v.optional(v.string()),
            documentCount: v.optional(v.string()),
          }),
        ),
      }),
    ),
    [],
  ),
  /** Regions that did not respond. Their backups are missing from the list. */
  unreachable: v.optional(v.array(v.string()), []),
});

/** A scheduled backup. */
export type ScheduledBackup = v.InferOutput<typeof backupsSchema>['backups'][number];

/**
 * The scheduled backups of the site's database, the newest first.
 *
 * @throws CommandError if the region did not respond, because the list would be incomplete
 */
export async function listScheduledBackups(
  google: Pick<GoogleApi, 'read'>,
  projectId: string,
): Promise<readonly ScheduledBackup[]> {
  const path = `v1/projects/${projectId}/locations/${region}/backups`;
  const response = await google.read({ service: 'firestore', path }, backupsSchema);
  if (response && response.unreachable.length > 0) {
    throw new CommandError(
      'Google’s region with the backups does not respond: try again in a few minutes.',
    );
  }
  return (response?.backups ?? [])
    .filter(({ database }) => database.endsWith('/databases/(default)'))
    .toSorted((a, b) => b.snapshotTime.localeCompare(a.snapshotTime));
}

/** Describes a scheduled backup in one line. */
export function describeScheduledBackup({
  name,
  state,
  snapshotTime,
  expireTime,
  stats,
}: ScheduledBackup): string {
  const count = stats?.documentCount === undefined ? '' : `, ${stats.documentCount} documents`;
  const id = name.split('/').at(-1) ?? name;
  return `${id}  of ${snapshotTime}, until ${expireTime.slice(0, 10)}${count}${state === 'READY' ? '' : ` (${state})`}`;
}

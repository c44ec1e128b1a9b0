import * as v from 'valibot';
import { CommandError } from '../../emulators/command-error.ts';
import { applyChanges, type MaintenanceContext } from './maintenance-command.ts';
import { region } from '../go-live/context.ts';
import { type GoogleApi, type GoogleReader, readList } from '../google/google-api.ts';
import { type PlannedChange, planRequest } from '../requirements/requirement.ts';

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

type ScheduledBackup = v.InferOutput<typeof backupsSchema>['backups'][number];

/**
 * The scheduled backups of the site's database, the newest first.
 *
 * @throws CommandError if the region did not respond, because the list would be incomplete
 */
export async function listScheduledBackups(
  google: GoogleReader,
  projectId: string,
): Promise<readonly ScheduledBackup[]> {
  const line = `firestore v1/projects/${projectId}/locations/${region}/backups` as const;
  const response = await google.read(line, backupsSchema);
  if (response && response.unreachable.length > 0) {
    throw new CommandError(
      'Google’s region with the backups does not respond: try again in a few minutes.',
    );
  }
  return (response?.backups ?? [])
    .filter(({ database }) => database.endsWith('/databases/(default)'))
    .toSorted((a, b) => b.snapshotTime.localeCompare(a.snapshotTime));
}

function describeScheduledBackup({
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

/** How many days an export is stored: a little longer than Firestore's weekly backup (14 weeks). */
const storedDays = 100;

/** Gets the name of the bucket of the exports. */
export const getBackupBucket = (projectId: string): string => `${projectId}-backups`;

/** Plans the bucket of the exports, if it is missing. Nothing in it can be made public. */
async function planBucket(google: GoogleApi, projectId: string): Promise<readonly PlannedChange[]> {
  const name = getBackupBucket(projectId);
  const bucket = await google.read(
    `storage storage/v1/b/${name}?fields=name`,
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
  const line = `storage storage/v1/b/${getBackupBucket(projectId)}/o?delimiter=/` as const;
  const prefixes = await readList(google, line, 'prefixes', v.string());
  return prefixes
    .map((prefix) => prefix.replace(/\/$/u, ''))
    .toSorted()
    .toReversed();
}

/** Exports the database, waits for the end of the export, and prints its address and its size. */
export async function backUp(context: MaintenanceContext): Promise<void> {
  const { google, environment, print } = context;
  const { projectId } = environment;
  const bucket = getBackupBucket(projectId);
  // Colons would need quotes in shells and paths.
  const name = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const exportRequest = planRequest(
    google,
    `Export all documents to gs://${bucket}/${name}.`,
    `POST firestore v1/projects/${projectId}/databases/(default):exportDocuments`,
    { outputUriPrefix: `gs://${bucket}/${name}` },
  );
  const changes = [...(await planBucket(google, projectId)), exportRequest];
  if (!(await applyChanges(context, changes))) return;
  const prefix = encodeURIComponent(`${name}/`);
  const line = `storage storage/v1/b/${bucket}/o?prefix=${prefix}` as const;
  const objects = await readList(google, line, 'items', v.object({ size: v.string() }));
  const bytes = objects.reduce((sum, { size }) => sum + Number(size), 0);
  print(`\ngs://${bucket}/${name}: ${Math.ceil(bytes / 1024)} KiB.\n`);
  print(`To restore it: npm run restore -- ENV --from ${name} --into NEW_DATABASE\n`);
}

/** Prints all scheduled backups and exports. */
export async function printBackups({
  google,
  environment,
  print,
}: MaintenanceContext): Promise<void> {
  const { projectId } = environment;
  const backups = await listScheduledBackups(google, projectId);
  const exportNames = await listExports(google, projectId);
  print(`Scheduled backups (${backups.length}), the newest first:\n`);
  for (const backup of backups) print(`  ${describeScheduledBackup(backup)}\n`);
  print(`Exports by npm run backup (${exportNames.length}):\n`);
  for (const name of exportNames) print(`  ${name}\n`);
}

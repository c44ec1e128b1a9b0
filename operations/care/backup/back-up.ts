import { type PlannedChange, planRequest } from '../../requirements/requirement.ts';
import { applyChanges, type MaintenanceContext } from '../maintenance-command.ts';
import { getBackupBucket, listExports, measureExport, planBucket } from './bucket.ts';
import { describeScheduledBackup, listScheduledBackups } from './list-scheduled-backups.ts';

/** Makes an export's name from its time. Colons are replaced for shells and paths. */
const makeExportName = (time: Date): string => time.toISOString().slice(0, 19).replaceAll(':', '-');

/** Plans the bucket of the exports, if it is missing, and an export of the database into it. */
async function planExport(
  { google, environment: { projectId } }: MaintenanceContext,
  name: string,
): Promise<readonly PlannedChange[]> {
  return [
    ...(await planBucket(google, projectId)),
    planRequest(
      google,
      `Export all documents to gs://${getBackupBucket(projectId)}/${name}.`,
      `POST firestore v1/projects/${projectId}/databases/(default):exportDocuments`,
      { outputUriPrefix: `gs://${getBackupBucket(projectId)}/${name}` },
    ),
  ];
}

/** Exports the database, waits for the end of the export, and prints its address and its size. */
export async function backUp(context: MaintenanceContext): Promise<void> {
  const { google, environment, print } = context;
  const { projectId } = environment;
  const name = makeExportName(new Date());
  if (!(await applyChanges(context, await planExport(context, name)))) return;
  const size = await measureExport(google, projectId, name);
  print(`\ngs://${getBackupBucket(projectId)}/${name}: ${Math.ceil(size / 1024)} KiB.\n`);
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

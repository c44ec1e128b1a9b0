import { applyChanges, type MaintenanceContext } from '../maintenance-command.ts';
import { compareDatabases, describeDifference } from './compare-databases.ts';
import { planCopyBack } from './copy-back.ts';
import { planRestore } from './plan-restore.ts';

const makeDatabases = ({ environment: { projectId } }: MaintenanceContext, databaseId: string) => ({
  restoredDatabase: { projectId, id: databaseId },
  liveDatabase: { projectId, id: '(default)' },
});

/**
 * Restores a backup or an export into a new database, and prints how it differs from the live one.
 */
export async function restore(
  context: MaintenanceContext,
  backupName: string,
  databaseId: string,
): Promise<void> {
  const { google, print } = context;
  if (!(await applyChanges(context, await planRestore(context, backupName, databaseId)))) return;
  const { restoredDatabase, liveDatabase } = makeDatabases(context, databaseId);
  print(`\n${databaseId} beside the live database:\n`);
  for (const difference of await compareDatabases(google, restoredDatabase, liveDatabase)) {
    print(`${describeDifference(difference)}\n`);
  }
  print(
    `\nThe site still uses the live database. To bring documents back:\n  npm run restore -- ENV --into ${databaseId} --copy-back COLLECTION --dry-run\n`,
  );
}

/**
 * Copies documents of a restored database into the live one. With `isOverwriting`, it also replaces
 * documents that were changed since the backup.
 *
 * @param selection a collection, or the path of one document
 */
export async function copyBack(
  context: MaintenanceContext,
  databaseId: string,
  selection: string,
  { isOverwriting }: { readonly isOverwriting: boolean },
): Promise<void> {
  const { google, print } = context;
  const { changes, skippedPaths } = await planCopyBack(google, {
    ...makeDatabases(context, databaseId),
    selection,
    isOverwriting,
  });
  for (const path of skippedPaths) {
    print(`${path} was changed since the backup, and stays as it is. (--overwrite replaces it)\n`);
  }
  if (changes.length === 0) print(`The live database lacks nothing of ${selection}.\n`);
  else await applyChanges(context, changes);
}

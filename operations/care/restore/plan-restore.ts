import * as v from 'valibot';
import { CommandError } from '../../../emulators/command-error.ts';
import firestoreIndexes from '../../../firestore.indexes.json' with { type: 'json' };
import { readCommittedRules, renderRules } from '../../../environments/render/rules.ts';
import { region } from '../../go-live/context.ts';
import { planCreation, planRequest, type PlannedChange } from '../../requirements/requirement.ts';
import { getBackupBucket, listExports, listScheduledBackups } from '../backup.ts';
import type { MaintenanceContext } from '../maintenance-command.ts';
import { planRulesRelease } from '../release-rules.ts';
import { listCollections } from './compare-databases.ts';

/** @throws CommandError for a name that Google would refuse, or for the live database's name */
function requireValidName(databaseId: string): void {
  if (/^[a-z][a-z0-9-]{2,61}[a-z0-9]$/u.test(databaseId)) return;
  throw new CommandError(
    `--into ${databaseId} cannot be the name of a new database: take 4 to 63 lower-case letters, digits and hyphens, such as restored-2026-11-22.`,
  );
}

const databaseSchema = v.object({
  name: v.string(),
  deleteProtectionState: v.optional(v.string()),
});

interface RestoreTarget {
  readonly databaseId: string;
  readonly existingDatabase: v.InferOutput<typeof databaseSchema> | undefined;
}

/**
 * Plans the requests that create a database and fill it from a backup or an export. If the database
 * exists, it is not created again. An export is imported only into a database without documents.
 */
async function planDatabase(
  { google, environment: { projectId }, print }: MaintenanceContext,
  backupName: string,
  { databaseId, existingDatabase }: RestoreTarget,
): Promise<readonly PlannedChange[]> {
  const hasDatabase = existingDatabase !== undefined;
  const backups = await listScheduledBackups(google, projectId);
  const id = backupName.split('/').at(-1);
  const backup = backups.find(({ name }) => name.split('/').at(-1) === id);
  if (backup) {
    // Google restores a backup in the request that creates the database.
    if (hasDatabase) return [];
    return [
      planRequest(
        google,
        `Restore the backup of ${backup.snapshotTime} into the new database ${databaseId}.`,
        `POST firestore v1/projects/${projectId}/databases:restore`,
        { databaseId, backup: backup.name },
        'cost',
      ),
    ];
  }
  const exportName = (await listExports(google, projectId)).find((name) => name === id);
  if (exportName === undefined) {
    throw new CommandError(
      `There is no backup or export ${backupName}: npm run backup -- ENV --list names all.`,
    );
  }
  const databasesPath = `v1/projects/${projectId}/databases`;
  const creation = planRequest(
    google,
    `Create the database ${databaseId} in Montréal.`,
    `POST firestore ${databasesPath}?databaseId=${databaseId}`,
    { locationId: region, type: 'FIRESTORE_NATIVE' },
    'cost',
  );
  const documentImport = planRequest(
    google,
    `Import the export ${exportName}.`,
    `POST firestore ${databasesPath}/${databaseId}:importDocuments`,
    { inputUriPrefix: `gs://${getBackupBucket(projectId)}/${exportName}` },
  );
  const hasDocuments =
    hasDatabase && (await listCollections(google, { projectId, id: databaseId })).length > 0;
  // The last change of a restore protects the database.
  if (hasDocuments && existingDatabase.deleteProtectionState !== 'DELETE_PROTECTION_ENABLED') {
    print(
      `An earlier run did not finish: documents may be missing from ${databaseId}. To be sure, take a new name after --into.\n`,
    );
  }
  return [
    ...(hasDatabase ? [] : [creation]),
    ...(hasDocuments ? [] : [documentImport]),
    // A backup contains the indexes; an export does not.
    ...firestoreIndexes.indexes.map(({ collectionGroup, ...index }) =>
      planCreation(
        google,
        `Create an index of ${collectionGroup}.`,
        `POST firestore ${databasesPath}/${databaseId}/collectionGroups/${collectionGroup}/indexes`,
        index,
      ),
    ),
  ];
}

/** Plans the settings that no backup contains: rules, time-to-live policies and protection. */
function planSettings(
  { google, environment }: MaintenanceContext,
  databaseId: string,
): readonly PlannedChange[] {
  const { projectId } = environment;
  const databasePath = `v1/projects/${projectId}/databases/${databaseId}`;
  return [
    planRulesRelease(google, {
      what: `Release firestore.rules for ${databaseId}.`,
      projectId,
      file: 'firestore.rules',
      content: renderRules(readCommittedRules(), environment)['firestore.rules'],
      releaseName: `cloud.firestore/${databaseId}`,
    }),
    ...firestoreIndexes.fieldOverrides
      .filter(({ ttl }) => ttl)
      .map(({ collectionGroup, fieldPath, indexes }) =>
        planRequest(
          google,
          `Delete documents of ${collectionGroup} at their ${fieldPath}.`,
          `PATCH firestore ${databasePath}/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
          { indexConfig: { indexes }, ttlConfig: {} },
        ),
      ),
    planRequest(
      google,
      'Protect the database from deletion, and keep 7 days of versions.',
      `PATCH firestore ${databasePath}?updateMask=deleteProtectionState,pointInTimeRecoveryEnablement`,
      {
        deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
        pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      },
    ),
  ];
}

/**
 * Plans a restore into a new database. If the database exists already, plans what an interrupted
 * run may have left out.
 *
 * @param backupName the id of a scheduled backup, or the name of an export
 * @throws CommandError for an unusable name or an unknown backup; GoogleError if a request fails
 */
export async function planRestore(
  context: MaintenanceContext,
  backupName: string,
  databaseId: string,
): Promise<readonly PlannedChange[]> {
  requireValidName(databaseId);
  const { google, environment, print } = context;
  const line = `firestore v1/projects/${environment.projectId}/databases/${databaseId}` as const;
  const existingDatabase = await google.read(line, databaseSchema);
  if (existingDatabase)
    print(`The database ${databaseId} exists already: documents that it has stay as they are.\n`);
  return [
    ...(await planDatabase(context, backupName, { databaseId, existingDatabase })),
    ...planSettings(context, databaseId),
  ];
}

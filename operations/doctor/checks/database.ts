import * as v from 'valibot';
import { reportAttention, reportBroken, type Check, reportOk } from '../check.ts';
import { getDeployCommand, type DoctorContext, getGoLiveCommand, region } from '../context.ts';
import { readDeclaredIndexes } from '../expected-files.ts';
import { compareIndexes } from './compare-indexes.ts';
import { projectCheck } from './project.ts';

const databaseSchema = v.object({
  locationId: v.string(),
  createTime: v.optional(v.string()),
  pointInTimeRecoveryEnablement: v.optional(v.string()),
  deleteProtectionState: v.optional(v.string()),
});

/** Gets the path of the database. */
export const getDatabasePath = ({ settings }: DoctorContext): string =>
  `v1/projects/${settings.projectId}/databases/(default)`;

const readDatabase = (context: DoctorContext) =>
  context.google.read({ service: 'firestore', path: getDatabasePath(context) }, databaseSchema);

export const databaseCheck: Check = {
  id: 'database',
  title: 'Firestore database',
  needs: [projectCheck],
  run: async (context) => {
    const database = await readDatabase(context);
    if (!database) return reportBroken('does not exist', getGoLiveCommand(context));
    return database.locationId === region
      ? reportOk(`in ${region}`)
      : reportBroken(
          `is in ${database.locationId} instead of ${region}, for ever`,
          'docs/environments.md: a new project, with its database in the right region',
        );
  },
};

const recoveryCheck: Check = {
  id: 'database-recovery',
  title: 'Point-in-time recovery',
  needs: [databaseCheck],
  run: async (context) => {
    const database = await readDatabase(context);
    return database?.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
      ? reportOk('on, seven days back')
      : reportAttention('off: only the daily backups can be restored', getGoLiveCommand(context));
  },
};

const protectionCheck: Check = {
  id: 'database-protection',
  title: 'Delete protection of the database',
  needs: [databaseCheck],
  run: async (context) => {
    const database = await readDatabase(context);
    return database?.deleteProtectionState === 'DELETE_PROTECTION_ENABLED'
      ? reportOk('on')
      : reportAttention('off: one command deletes all data', getGoLiveCommand(context));
  },
};

const indexesSchema = v.object({
  indexes: v.optional(
    v.array(
      v.object({
        name: v.string(),
        state: v.string(),
        queryScope: v.string(),
        fields: v.array(
          v.object({
            fieldPath: v.string(),
            order: v.optional(v.string()),
            arrayConfig: v.optional(v.string()),
          }),
        ),
      }),
    ),
    [],
  ),
});

const indexCheck: Check = {
  id: 'indexes',
  title: 'Firestore indexes',
  needs: [databaseCheck],
  run: async (context) => {
    const path = `${getDatabasePath(context)}/collectionGroups/-/indexes?pageSize=300`;
    const response = await context.google.read({ service: 'firestore', path }, indexesSchema);
    const { indexes } = readDeclaredIndexes();
    const { missingIndexes, failedIndexes, unfinishedIndexes } = compareIndexes(
      indexes,
      response?.indexes ?? [],
    );
    if (missingIndexes.length > 0) {
      return reportBroken(`missing: ${missingIndexes.join('; ')}`, getDeployCommand(context));
    }
    if (failedIndexes.length > 0) {
      return reportBroken(
        `Google could not build ${failedIndexes.join('; ')}`,
        `Delete it in the Firebase console, then: ${getDeployCommand(context)}`,
      );
    }
    return unfinishedIndexes.length > 0
      ? reportAttention(
          `Google is still building ${unfinishedIndexes.join('; ')}`,
          'Wait, then run doctor again',
        )
      : reportOk(`all ${indexes.length} are ready`);
  },
};

const fieldsSchema = v.object({
  fields: v.optional(
    v.array(
      v.object({
        name: v.string(),
        ttlConfig: v.optional(v.object({ state: v.optional(v.string()) })),
      }),
    ),
    [],
  ),
});

/** The states of a policy that is on, or is being switched on. */
const activeTtlStates = ['ACTIVE', 'CREATING'];

const ttlCheck: Check = {
  id: 'ttl',
  title: 'Time-to-live policies',
  needs: [databaseCheck],
  run: async (context) => {
    const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
    const path = `${getDatabasePath(context)}/collectionGroups/-/fields?filter=${filter}`;
    const response = await context.google.read({ service: 'firestore', path }, fieldsSchema);
    const activeNames = (response?.fields ?? [])
      .filter(({ ttlConfig }) => activeTtlStates.includes(ttlConfig?.state ?? ''))
      .map(({ name }) => name);
    const policies = readDeclaredIndexes().fieldOverrides.filter(({ ttl }) => ttl);
    const missing = policies
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}/fields/${fieldPath}`)
      .filter((suffix) => !activeNames.some((name) => name.endsWith(`/${suffix}`)));
    return missing.length === 0
      ? reportOk(`all ${policies.length} are on`)
      : reportBroken(
          `off for ${missing.join(', ')}: personal data stays too long`,
          getDeployCommand(context),
        );
  },
};

export const databaseChecks: readonly Check[] = [
  databaseCheck,
  recoveryCheck,
  protectionCheck,
  indexCheck,
  ttlCheck,
];

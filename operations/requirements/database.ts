import { type SiteSwitch, siteSwitchPath } from '@club/domain/switches';
import * as v from 'valibot';
import { CommandError } from '../../emulators/command-error.ts';
import { type DoctorContext, getDeployCommand, readDeclaredIndexes } from '../doctor/context.ts';
import { region } from '../go-live/context.ts';
import { readList } from '../google/google-api.ts';
import { compareIndexes } from './compare-indexes.ts';
import {
  type Check,
  planCreation,
  planRequest,
  reportAttention,
  reportBroken,
  reportOk,
  type Step,
} from './requirement.ts';

const databaseSchema = v.object({
  locationId: v.string(),
  type: v.optional(v.string()),
  pointInTimeRecoveryEnablement: v.optional(v.string()),
  deleteProtectionState: v.optional(v.string()),
});

/** Point-in-time recovery for seven days, and protection against deletion. */
const safeguards = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};

/** The Firestore database of the project, in Montréal. */
export const createDatabase: Step = {
  id: 'database',
  title: 'Database',
  without: 'the site has no data',
  severity: 'broken',
  inspect: async ({ google, projectId }) => {
    const databasesPath = `v1/projects/${projectId}/databases`;
    const path = `${databasesPath}/(default)`;
    const database = await google.read({ service: 'firestore', path }, databaseSchema);
    if (!database) {
      const creation = planCreation(
        google,
        `Create the database in ${region}, with point-in-time recovery and protection against deletion. Its location can never change.`,
        `POST firestore ${databasesPath}?databaseId=(default)`,
        { locationId: region, type: 'FIRESTORE_NATIVE', ...safeguards },
        'permanent',
      );
      return { state: 'to-do', finding: 'does not exist', changes: [creation] };
    }
    const { locationId, type = 'FIRESTORE_NATIVE' } = database;
    if (locationId !== region || type !== 'FIRESTORE_NATIVE') {
      throw new CommandError(
        `The database of ${projectId} is ${type} in ${locationId}, and the site needs FIRESTORE_NATIVE in ${region}. Neither can change: use another project, or delete this database in the console if it is empty.`,
      );
    }
    const missingSafeguards = Object.entries(safeguards).flatMap(([name, value]) =>
      database[name as keyof typeof safeguards] === value ? [] : [name],
    );
    if (missingSafeguards.length === 0) {
      return { state: 'done', finding: `in ${locationId}, recoverable and locked` };
    }
    const update = planRequest(
      google,
      'Switch on point-in-time recovery and protection against deletion.',
      `PATCH firestore ${path}?updateMask=${missingSafeguards.join(',')}`,
      Object.fromEntries(
        Object.entries(safeguards).filter(([name]) => missingSafeguards.includes(name)),
      ),
      // Google charges for the storage of the versions of seven days.
      'cost',
    );
    return {
      state: 'to-do',
      finding: `in ${locationId}, without safeguards (${missingSafeguards.join(', ')})`,
      changes: [update],
      fault: 'attention',
    };
  },
};

/** Gets the path of the database. */
const getDatabasePath = ({ settings }: DoctorContext): string =>
  `v1/projects/${settings.projectId}/databases/(default)`;

const indexSchema = v.object({
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
});

const indexCheck: Check = {
  id: 'indexes',
  title: 'Firestore indexes',
  needs: [createDatabase],
  run: async (context) => {
    const path = `${getDatabasePath(context)}/collectionGroups/-/indexes?pageSize=300`;
    const request = { service: 'firestore', path } as const;
    const storedIndexes = await readList(context.google, request, 'indexes', indexSchema);
    const { indexes } = readDeclaredIndexes();
    const { missingIndexes, failedIndexes, unfinishedIndexes } = compareIndexes(
      indexes,
      storedIndexes,
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

const fieldSchema = v.object({
  name: v.string(),
  ttlConfig: v.optional(v.object({ state: v.optional(v.string()) })),
});

/** The states of a policy that is on, or is being switched on. */
const activeTtlStates = ['ACTIVE', 'CREATING'];

const ttlCheck: Check = {
  id: 'ttl',
  title: 'Time-to-live policies',
  needs: [createDatabase],
  run: async (context) => {
    const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
    const path = `${getDatabasePath(context)}/collectionGroups/-/fields?filter=${filter}`;
    const request = { service: 'firestore', path } as const;
    const activeNames = (await readList(context.google, request, 'fields', fieldSchema))
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

export const databaseChecks: readonly Check[] = [indexCheck, ttlCheck];

const bucketSchema = v.object({
  location: v.optional(v.string()),
  bucket: v.object({ name: v.string() }),
});

/** The project's default bucket, in Montréal. It stores the pictures. */
export const createBucket: Step = {
  id: 'bucket',
  title: 'Bucket of the pictures',
  without: 'no picture can be stored or shown',
  severity: 'broken',
  inspect: async ({ google, projectId }) => {
    const path = `v1alpha/projects/${projectId}/defaultBucket`;
    const defaultBucket = await google.read({ service: 'firebaseStorage', path }, bucketSchema);
    if (!defaultBucket) {
      const creation = planCreation(
        google,
        `Create the default bucket in ${region}. Its location can never change.`,
        `POST firebaseStorage ${path}`,
        { location: region },
        'permanent',
      );
      return { state: 'to-do', finding: 'does not exist', changes: [creation] };
    }
    const { location = region } = defaultBucket;
    if (location.toLowerCase() !== region) {
      throw new CommandError(
        `The default bucket of ${projectId} is in ${location}, and the site needs it in ${region}. A bucket cannot move: use another project, or delete this bucket in the console if it is empty.`,
      );
    }
    const name = defaultBucket.bucket.name.split('/').at(-1) ?? '';
    return { state: 'done', finding: `${name} in ${region}` };
  },
};

const documentSchema = v.object({
  fields: v.optional(
    v.record(
      v.string(),
      v.object({ booleanValue: v.optional(v.boolean()), stringValue: v.optional(v.string()) }),
    ),
    {},
  ),
});

/** What each field stops, and the target of `npm run stop` for it. */
const switches = [
  { field: 'areWritesStopped', what: 'changes', target: 'writes' },
  { field: 'areMailsStopped', what: 'mails', target: 'mails' },
] as const satisfies readonly { readonly field: keyof SiteSwitch; what: string; target: string }[];

const switchCheck: Check = {
  id: 'switches',
  title: 'Switches of the site',
  needs: [createDatabase],
  run: async (context) => {
    const path = `${getDatabasePath(context)}/documents/${siteSwitchPath}`;
    const document = await context.google.read({ service: 'firestore', path }, documentSchema);
    const { fields = {} } = document ?? {};
    const activeSwitches = switches.filter(({ field }) => fields[field]?.booleanValue === true);
    const [firstSwitch] = activeSwitches;
    if (!firstSwitch) return reportOk('nothing is stopped');
    // Both switches share this time.
    const changedAt = fields['since']?.stringValue ?? 'an unknown time';
    const stoppedParts = activeSwitches.map(({ what }) => what).join(' and ');
    return reportAttention(
      `${stoppedParts} are stopped; last change of the switches: ${changedAt}`,
      `npm run stop -- ${context.name} ${firstSwitch.target} --undo`,
      [fields['reason']?.stringValue ?? 'no reason given'],
    );
  },
};

export const switchChecks: readonly Check[] = [switchCheck];

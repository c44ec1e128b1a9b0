import { type SiteSwitch, siteSwitchPath } from '@club/domain/switches';
import * as v from 'valibot';
import { CommandError } from '../../emulators/command-error.ts';
import firestoreIndexes from '../../firestore.indexes.json' with { type: 'json' };
import { getDeployCommand } from '../doctor/context.ts';
import { region } from '../go-live/context.ts';
import { readList } from '../google/google-api.ts';
import { compareIndexes } from './compare-indexes.ts';
import {
  type Check,
  planCreation,
  planRequest,
  reportChanges,
  reportDone,
  requireThat,
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
    const line = `firestore v1/projects/${projectId}/databases` as const;
    const database = await google.read(`${line}/(default)`, databaseSchema);
    if (!database) {
      const creation = planCreation(
        google,
        `Create the database in ${region}, with point-in-time recovery and protection against deletion. Its location can never change.`,
        `POST ${line}?databaseId=(default)`,
        { locationId: region, type: 'FIRESTORE_NATIVE', ...safeguards },
        'permanent',
      );
      return reportChanges([creation], { unmet: 'does not exist' });
    }
    const { locationId, type = 'FIRESTORE_NATIVE' } = database;
    if (locationId !== region || type !== 'FIRESTORE_NATIVE') {
      throw new CommandError(
        `The database of ${projectId} is ${type} in ${locationId}, and the site needs FIRESTORE_NATIVE in ${region}. Neither can change: use another project, or delete this database in the console if it is empty.`,
      );
    }
    const missing = Object.fromEntries(
      Object.entries(safeguards).filter(
        ([name, value]) => database[name as keyof typeof safeguards] !== value,
      ),
    );
    const names = Object.keys(missing);
    if (names.length === 0) return reportDone(`in ${locationId}, recoverable and locked`);
    const update = planRequest(
      google,
      'Switch on point-in-time recovery and protection against deletion.',
      `PATCH ${line}/(default)?updateMask=${names.join(',')}`,
      missing,
      // Google charges for the storage of the versions of seven days.
      'cost',
    );
    return reportChanges([update], {
      unmet: `in ${locationId}, without safeguards (${names.join(', ')})`,
      fault: 'attention',
    });
  },
};

const getDatabaseLine = (projectId: string) =>
  `firestore v1/projects/${projectId}/databases/(default)` as const;

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
    const { google, settings } = context;
    const line =
      `${getDatabaseLine(settings.projectId)}/collectionGroups/-/indexes?pageSize=300` as const;
    const storedIndexes = await readList(google, line, 'indexes', indexSchema);
    const { indexes } = firestoreIndexes;
    const states = [...compareIndexes(indexes, storedIndexes)];
    const list = (state?: string) =>
      states.flatMap(([index, itsState]) => (itsState === state ? index : [])).join('; ');
    requireThat(list() === '', `missing: ${list()}`);
    const failed = list('NEEDS_REPAIR');
    requireThat(failed === '', `Google could not build ${failed}`, {
      // Google does not try again.
      fix: `Delete it in the Firebase console, then: ${getDeployCommand(context)}`,
    });
    const unfinished = list('CREATING');
    requireThat(unfinished === '', `Google is still building ${unfinished}`, {
      state: 'attention',
      fix: 'Wait, then run doctor again',
    });
    return `all ${indexes.length} are ready`;
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
  run: async ({ google, settings }) => {
    const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
    const line =
      `${getDatabaseLine(settings.projectId)}/collectionGroups/-/fields?filter=${filter}` as const;
    const activeNames = (await readList(google, line, 'fields', fieldSchema))
      .filter(({ ttlConfig }) => activeTtlStates.includes(ttlConfig?.state ?? ''))
      .map(({ name }) => name);
    const policies = firestoreIndexes.fieldOverrides.filter(({ ttl }) => ttl);
    const missing = policies
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}/fields/${fieldPath}`)
      .filter((suffix) => !activeNames.some((name) => name.endsWith(`/${suffix}`)));
    requireThat(
      missing.length === 0,
      `off for ${missing.join(', ')}: personal data stays too long`,
    );
    return `all ${policies.length} are on`;
  },
};

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
    const line = `firebaseStorage v1alpha/projects/${projectId}/defaultBucket` as const;
    const defaultBucket = await google.read(line, bucketSchema);
    if (!defaultBucket) {
      const creation = planCreation(
        google,
        `Create the default bucket in ${region}. Its location can never change.`,
        `POST ${line}`,
        { location: region },
        'permanent',
      );
      return reportChanges([creation], { unmet: 'does not exist' });
    }
    const { location = region } = defaultBucket;
    if (location.toLowerCase() !== region) {
      throw new CommandError(
        `The default bucket of ${projectId} is in ${location}, and the site needs it in ${region}. A bucket cannot move: use another project, or delete this bucket in the console if it is empty.`,
      );
    }
    return reportDone(`${defaultBucket.bucket.name.split('/').at(-1)} in ${region}`);
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
  run: async ({ google, settings, name }) => {
    const line = `${getDatabaseLine(settings.projectId)}/documents/${siteSwitchPath}` as const;
    const { fields = {} } = (await google.read(line, documentSchema)) ?? {};
    const activeSwitches = switches.filter(({ field }) => fields[field]?.booleanValue === true);
    const stoppedParts = activeSwitches.map(({ what }) => what).join(' and ');
    // Both switches share this time.
    const changedAt = fields['since']?.stringValue ?? 'an unknown time';
    requireThat(
      stoppedParts === '',
      `${stoppedParts} are stopped; last change of the switches: ${changedAt}`,
      {
        state: 'attention',
        fix: `npm run stop -- ${name} ${activeSwitches[0]?.target} --undo`,
        evidence: [fields['reason']?.stringValue ?? 'no reason given'],
      },
    );
    return 'nothing is stopped';
  },
};

export const databaseChecks: readonly Check[] = [indexCheck, ttlCheck, switchCheck];

import * as v from 'valibot';
import { CommandError } from '../../../emulators/command-error.ts';
import { region } from '../context.ts';
import { planCreation, planRequest, type Step } from '../step.ts';

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
  inspect: async ({ google, projectId }) => {
    const databasesPath = `v1/projects/${projectId}/databases`;
    const path = `${databasesPath}/(default)`;
    const database = await google.read({ service: 'firestore', path }, databaseSchema);
    if (!database) {
      const creation = planCreation(
        google,
        `Create the database in ${region}, with point-in-time recovery and protection against deletion. Its location can never change.`,
        {
          method: 'POST',
          service: 'firestore',
          path: `${databasesPath}?databaseId=(default)`,
          body: { locationId: region, type: 'FIRESTORE_NATIVE', ...safeguards },
        },
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
      {
        method: 'PATCH',
        service: 'firestore',
        path: `${path}?updateMask=${missingSafeguards.join(',')}`,
        body: Object.fromEntries(
          Object.entries(safeguards).filter(([name]) => missingSafeguards.includes(name)),
        ),
      },
      // Google charges for the storage of the versions of seven days.
      'cost',
    );
    return { state: 'to-do', finding: `in ${locationId}, without safeguards`, changes: [update] };
  },
};

import * as v from 'valibot';
import { CommandError } from '../../emulators/command-error.ts';
import { region } from '../go-live/context.ts';
import { planCreation, type Step } from './requirement.ts';

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

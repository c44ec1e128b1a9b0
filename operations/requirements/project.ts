import { CommandError } from '../../emulators/command-error.ts';
import type { GoogleApi, ReadLine } from '../google/google-api.ts';
import { GoogleError } from '../google/google-error.ts';
import { projectSchema } from './billing.ts';
import {
  handleErrors,
  type PlannedChange,
  planCreation,
  planRequest,
  reportChanges,
  reportDone,
  type Step,
} from './requirement.ts';

/**
 * Reads a project. After a 403, it is `forbidden`: it does not exist, or the account may not see it.
 */
async function readProject(google: GoogleApi, line: ReadLine) {
  try {
    return await google.read(line, projectSchema);
  } catch (error) {
    if (error instanceof GoogleError && error.status === 403) return 'forbidden';
    throw error;
  }
}

/** Makes the change's error explain where to accept Google's terms. */
const explainTerms = (change: PlannedChange, console: string): PlannedChange =>
  handleErrors(change, ({ status, message }) =>
    status === 403 && /terms of service|\btos\b/iu.test(message)
      ? new CommandError(
          `Google's terms are not accepted yet. Open ${console} with the same account, accept them, then run the same command again. (${message})`,
        )
      : undefined,
  );

/** The Google Cloud project, with Firebase added to it. */
export const createProject: Step = {
  id: 'project',
  title: 'Firebase project',
  without: 'there is no site',
  severity: 'broken',
  needs: [],
  inspect: async ({ google, projectId, account }) => {
    const firebase = await readProject(google, `firebase v1beta1/projects/${projectId}`);
    const isForbidden = firebase === 'forbidden';
    if (firebase && !isForbidden) return reportDone(`${projectId}, seen by ${account}`);
    const cloud = await readProject(google, `resourceManager v1/projects/${projectId}`);
    const firebaseAddition = explainTerms(
      planCreation(
        google,
        'Add Firebase to the project.',
        `POST firebase v1beta1/projects/${projectId}:addFirebase`,
        {},
      ),
      'https://console.firebase.google.com/',
    );
    if (cloud !== undefined && cloud !== 'forbidden') {
      const unmet = `${projectId} is a Google Cloud project without Firebase`;
      return reportChanges([firebaseAddition], { unmet });
    }
    const projectCreation = handleErrors(
      explainTerms(
        planRequest(
          google,
          `Create the project ${projectId}. Its id can never change.`,
          'POST resourceManager v1/projects',
          { projectId, name: projectId },
          'permanent',
        ),
        'https://console.cloud.google.com/',
      ),
      ({ status, message }) =>
        status === 409
          ? new CommandError(
              `The project id ${projectId} is taken: choose another projectId in the settings, or log in with the account that owns it. (${message})`,
            )
          : undefined,
    );
    return reportChanges([projectCreation, firebaseAddition], {
      unmet: `${projectId} does not exist${isForbidden ? `, or ${account || 'you'} may not see it` : ''}`,
      // After a 403 the doctor knows nothing.
      fault: isForbidden ? 'not-checked' : undefined,
    });
  },
};

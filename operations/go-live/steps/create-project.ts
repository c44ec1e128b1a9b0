import { CommandError } from '../../../emulators/command-error.ts';
import type { GoogleApi } from '../../google/google-api.ts';
import { GoogleError } from '../../google/google-error.ts';
import type { GoogleService } from '../../google/services.ts';
import { projectSchema } from '../project-number.ts';
import { type PlannedChange, planCreation, planRequest, type Step } from '../step.ts';

/**
 * Reads a project. Returns undefined after a 403. The project then does not exist, or has another
 * owner.
 */
async function readProject(google: GoogleApi, service: GoogleService, path: string) {
  try {
    return await google.read({ service, path }, projectSchema);
  } catch (error) {
    if (error instanceof GoogleError && error.status === 403) return undefined;
    throw error;
  }
}

const cloudConsole = 'https://console.cloud.google.com/';
const firebaseConsole = 'https://console.firebase.google.com/';

/** Makes the change's error explain where to accept Google's terms. */
const explainTerms = (change: PlannedChange, console: string): PlannedChange => ({
  ...change,
  run: async () => {
    try {
      return await change.run();
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error;
      if (error.status !== 403 || !/terms of service|\btos\b/iu.test(error.message)) throw error;
      throw new CommandError(
        `Google's terms are not accepted yet. Open ${console} with the same account, accept them, then run the same command again. (${error.message})`,
      );
    }
  },
});

/** Makes the change's error explain that another project has the id. */
const explainTakenId = (change: PlannedChange, projectId: string): PlannedChange => ({
  ...change,
  run: async () => {
    try {
      return await change.run();
    } catch (error) {
      if (!(error instanceof GoogleError) || error.status !== 409) throw error;
      throw new CommandError(
        `The project id ${projectId} is taken: choose another projectId in the settings, or log in with the account that owns it. (${error.message})`,
      );
    }
  },
});

/** The Google Cloud project, with Firebase added to it. */
export const createProject: Step = {
  id: 'project',
  title: 'Firebase project',
  inspect: async ({ google, projectId, account }) => {
    const firebase = await readProject(google, 'firebase', `v1beta1/projects/${projectId}`);
    if (firebase) return { state: 'done', finding: `${projectId}, seen by ${account}` };
    const cloud = await readProject(google, 'resourceManager', `v1/projects/${projectId}`);
    const projectCreation = planRequest(
      google,
      `Create the project ${projectId}. Its id can never change.`,
      {
        method: 'POST',
        service: 'resourceManager',
        path: 'v1/projects',
        body: { projectId, name: projectId },
      },
      'permanent',
    );
    const firebaseAddition = planCreation(google, 'Add Firebase to the project.', {
      method: 'POST',
      service: 'firebase',
      path: `v1beta1/projects/${projectId}:addFirebase`,
      body: {},
    });
    const changes = [
      ...(cloud ? [] : [explainTakenId(explainTerms(projectCreation, cloudConsole), projectId)]),
      explainTerms(firebaseAddition, firebaseConsole),
    ];
    const finding = cloud ? 'a Google Cloud project without Firebase' : 'does not exist';
    return { state: 'to-do', finding, changes };
  },
};

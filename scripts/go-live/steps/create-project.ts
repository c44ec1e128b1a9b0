import * as v from 'valibot';
import type { GoogleApi } from '../../google/google-api.ts';
import { GoogleError } from '../../google/google-error.ts';
import type { GoogleService } from '../../google/services.ts';
import { makeRequestChange, type Step } from '../step.ts';

const projectSchema = v.object({ projectId: v.string(), projectNumber: v.optional(v.string()) });

/** Google answers 403 for a project that does not exist, as for another owner's. */
async function readProject(google: GoogleApi, service: GoogleService, path: string) {
  try {
    return await google.read({ service, path }, projectSchema);
  } catch (error) {
    if (error instanceof GoogleError && error.status === 403) return undefined;
    throw error;
  }
}

/** The Google Cloud project, with Firebase added to it. */
export const createProject: Step = {
  id: 'project',
  title: 'Firebase project',
  inspect: async ({ google, projectId, account }) => {
    const firebase = await readProject(google, 'firebase', `v1beta1/projects/${projectId}`);
    if (firebase) return { state: 'done', finding: `${projectId}, seen by ${account}` };
    const cloud = await readProject(google, 'resourceManager', `v1/projects/${projectId}`);
    const create = makeRequestChange(
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
    const addFirebase = makeRequestChange(google, 'Add Firebase to the project.', {
      method: 'POST',
      service: 'firebase',
      path: `v1beta1/projects/${projectId}:addFirebase`,
      body: {},
    });
    return {
      state: 'to-do',
      finding: cloud ? 'a Google Cloud project without Firebase' : 'does not exist',
      changes: cloud ? [addFirebase] : [create, addFirebase],
    };
  },
};

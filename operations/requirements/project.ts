import * as v from 'valibot';
import { CommandError } from '../../emulators/command-error.ts';
import type { GoogleApi } from '../google/google-api.ts';
import { GoogleError } from '../google/google-error.ts';
import type { GoogleService } from '../google/services.ts';
import { projectSchema } from './billing.ts';
import {
  type PlannedChange,
  planCreation,
  planRequest,
  type Step,
  type Check,
  reportOk,
} from './requirement.ts';

/**
 * Reads a project. After a 403, it is `forbidden`: it does not exist, or the account may not see it.
 */
async function readProject(google: GoogleApi, service: GoogleService, path: string) {
  try {
    return await google.read({ service, path }, projectSchema);
  } catch (error) {
    if (error instanceof GoogleError && error.status === 403) return 'forbidden';
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
  without: 'there is no site',
  severity: 'broken',
  needs: [],
  inspect: async ({ google, projectId, account }) => {
    const firebase = await readProject(google, 'firebase', `v1beta1/projects/${projectId}`);
    const isForbidden = firebase === 'forbidden';
    if (firebase && !isForbidden) {
      return { state: 'done', finding: `${projectId}, seen by ${account}` };
    }
    const cloud = await readProject(google, 'resourceManager', `v1/projects/${projectId}`);
    const hasProject = cloud !== undefined && cloud !== 'forbidden';
    const projectCreation = planRequest(
      google,
      `Create the project ${projectId}. Its id can never change.`,
      'POST resourceManager v1/projects',
      { projectId, name: projectId },
      'permanent',
    );
    const firebaseAddition = planCreation(
      google,
      'Add Firebase to the project.',
      `POST firebase v1beta1/projects/${projectId}:addFirebase`,
      {},
    );
    const changes = [
      ...(hasProject
        ? []
        : [explainTakenId(explainTerms(projectCreation, cloudConsole), projectId)]),
      explainTerms(firebaseAddition, firebaseConsole),
    ];
    if (hasProject) {
      const finding = `${projectId} is a Google Cloud project without Firebase`;
      return { state: 'to-do', finding, changes };
    }
    const finding = `${projectId} does not exist`;
    // After a 403 the doctor knows nothing.
    return isForbidden
      ? {
          state: 'to-do',
          finding: `${finding}, or ${account || 'you'} may not see it`,
          changes,
          fault: 'not-checked',
        }
      : { state: 'to-do', finding, changes };
  },
};

/** The permissions that firebase-tools and our own requests need for a deploy. */
const deployPermissions = [
  'artifactregistry.repositories.get',
  'artifactregistry.repositories.update',
  'cloudfunctions.functions.create',
  'cloudfunctions.functions.list',
  'cloudfunctions.functions.update',
  'cloudfunctions.operations.get',
  'cloudscheduler.jobs.create',
  'cloudscheduler.jobs.update',
  'datastore.indexes.create',
  'datastore.indexes.list',
  'firebase.projects.get',
  'firebasehosting.sites.get',
  'firebasehosting.sites.update',
  'firebaserules.releases.create',
  'firebaserules.releases.update',
  'firebaserules.rulesets.create',
  'run.services.get',
  'run.services.setIamPolicy',
  'secretmanager.secrets.get',
  'secretmanager.versions.get',
  'serviceusage.services.get',
];

const permissionsSchema = v.object({ permissions: v.optional(v.array(v.string()), []) });

const permissionCheck: Check = {
  id: 'permissions',
  title: 'Your permissions to deploy',
  needs: [createProject],
  run: async (context) => {
    const { google, settings, account } = context;
    const path = `v1/projects/${settings.projectId}:testIamPermissions`;
    const body = { permissions: deployPermissions };
    const result = await google.read({ service: 'resourceManager', path, body }, permissionsSchema);
    const grantedPermissions = result?.permissions ?? [];
    const missingPermissions = deployPermissions.filter((one) => !grantedPermissions.includes(one));
    const who = account || 'this account';
    return missingPermissions.length === 0
      ? reportOk(`${who} may deploy`, deployPermissions)
      : {
          state: 'attention',
          message: `${who} may not deploy: ${missingPermissions.length} of ${deployPermissions.length} permissions are missing`,
          fix: 'docs/operations.md: an owner grants the roles of a deployer',
          evidence: missingPermissions,
        };
  },
};

export const projectChecks: readonly Check[] = [permissionCheck];

import * as v from 'valibot';
import { listMissingApis } from '../../go-live/steps/enable-apis.ts';
import { findProjectBilling } from '../../go-live/billing-account.ts';
import { GoogleError } from '../../google/google-error.ts';
import { reportBroken, type Check, reportNotChecked, reportOk } from '../check.ts';
import { getGoLiveCommand } from '../context.ts';

const projectSchema = v.object({ projectId: v.string(), projectNumber: v.string() });

/**
 * Reads the project. After a 403 nothing is known: it may not exist, or the account may not see it.
 */
export const projectCheck: Check = {
  id: 'project',
  title: 'Firebase project',
  run: async (context) => {
    const { google, settings, account } = context;
    const { projectId } = settings;
    try {
      const path = `v1beta1/projects/${projectId}`;
      const project = await google.read({ service: 'firebase', path }, projectSchema);
      return project
        ? reportOk(projectId, [
            `number ${project.projectNumber}`,
            `seen by ${account || 'unknown'}`,
          ])
        : reportBroken(`${projectId} does not exist`, getGoLiveCommand(context));
    } catch (error) {
      if (!(error instanceof GoogleError) || error.status !== 403) throw error;
      return reportNotChecked(`${projectId} does not exist, or ${account || 'you'} may not see it`);
    }
  },
};

/** Functions and backups exist only on the Blaze plan. */
export const billingCheck: Check = {
  id: 'billing',
  title: 'Billing account',
  needs: [projectCheck],
  run: async (context) => {
    const billingAccount = await findProjectBilling(context.google, context.settings.projectId);
    return billingAccount === undefined
      ? reportBroken('none is linked, so functions and backups stop', getGoLiveCommand(context))
      : reportOk('linked', [billingAccount]);
  },
};

const apiCheck: Check = {
  id: 'apis',
  title: 'Google APIs',
  needs: [projectCheck],
  run: async (context) => {
    const missingApis = await listMissingApis(context.google, context.settings.projectId);
    const hosts = missingApis.map(([host]) => host);
    return hosts.length === 0
      ? reportOk('all are enabled')
      : reportBroken(`${hosts.join(', ')} not enabled`, getGoLiveCommand(context));
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
  needs: [projectCheck],
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
          fix: 'docs/deploying.md: an owner grants the roles of a deployer',
          evidence: missingPermissions,
        };
  },
};

export const projectChecks: readonly Check[] = [
  projectCheck,
  billingCheck,
  apiCheck,
  permissionCheck,
];

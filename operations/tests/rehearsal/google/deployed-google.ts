import firebase from '../../../../firebase.json' with { type: 'json' };
import firestoreIndexes from '../../../../firestore.indexes.json' with { type: 'json' };
import { makeOwnImageAddress } from '../../../../domain/images/own-image.ts';
import { getFunctionParameters } from '../../../../environments/render/function-parameters.ts';
import type { RulesTexts } from '../../../../environments/render/rules.ts';
import type { Environment } from '../../../../environments/schema.ts';
import { createGoogle, type Google } from './state.ts';

/** The commit of the deploy. */
export const deployedCommit = '0123456789ab';

const scheduledIds = ['deleteExpired', 'moveSwitches', 'tendMail'];

/** Gets the name of the job of a scheduled function. */
export const getJobName = ({ id, region }: Google, functionId: string): string =>
  `projects/${id}/locations/${region}/jobs/firebase-schedule-${functionId}-${region}`;

function storeFunctions(google: Google, settings: Environment, lastAttemptTime: string) {
  const { id, number, region } = google;
  for (const name of ['api', 'upload', ...scheduledIds]) {
    const path = `projects/${id}/locations/${region}/functions/${name}`;
    const service = name.toLowerCase();
    google.functions.set(path, {
      name: path,
      state: 'ACTIVE',
      labels: scheduledIds.includes(name) ? { 'deployment-scheduled': 'true' } : {},
      buildConfig: { runtime: firebase.functions.runtime },
      serviceConfig: {
        uri: `https://${service}-${number}.${region}.run.app`,
        environmentVariables: getFunctionParameters(settings),
      },
    });
    const revisionName = `${service}-00001`;
    google.traffic.set(service, [
      { revisionName, percent: 100 },
      { revisionName, tag: 'fh-1' },
    ]);
  }
  for (const functionId of scheduledIds) {
    const name = getJobName(google, functionId);
    google.schedulerJobs.set(name, { name, state: 'ENABLED', lastAttemptTime, status: {} });
  }
}

function storeRules({ id, bucket, rulesets, releases }: Google, rules: RulesTexts) {
  const releaseNames = {
    'firestore.rules': 'cloud.firestore',
    'storage.rules': `firebase.storage/${bucket}`,
  };
  for (const file of ['firestore.rules', 'storage.rules'] as const) {
    const name = `projects/${id}/rulesets/${file.replace('.rules', '')}`;
    rulesets.push({ name, source: { files: [{ name: file, content: rules[file] }] } });
    releases.set(releaseNames[file], name);
  }
}

function storeIndexes({ id, indexes, fieldOverrides }: Google) {
  for (const [position, { collectionGroup, ...index }] of firestoreIndexes.indexes.entries()) {
    indexes.push({
      ...index,
      fields: [...index.fields, { fieldPath: '__name__', order: 'ASCENDING' }],
      name: `projects/${id}/databases/(default)/collectionGroups/${collectionGroup}/indexes/${position}`,
      state: 'READY',
    });
  }
  for (const { collectionGroup, fieldPath } of firestoreIndexes.fieldOverrides) {
    fieldOverrides.set(`(default)/${collectionGroup}/fields/${fieldPath}`, { ttlConfig: {} });
  }
}

/**
 * Creates the state of a healthy project after a deploy, with some of its functions. It lacks the
 * alerts, uptime checks, service accounts and roles that go-live's steps create.
 */
export function createDeployedGoogle(settings: Environment, rules: RulesTexts, now: Date): Google {
  const { projectId, webApp } = settings;
  const siteHost = new URL(settings.siteOrigin).host;
  const hourAgo = new Date(now.getTime() - 3_600_000).toISOString();
  const google = createGoogle(projectId, { isSetUp: true });
  const { number, region } = google;
  storeFunctions(google, settings, hourAgo);
  storeRules(google, rules);
  storeIndexes(google);
  google.database = {
    locationId: region,
    createTime: '2026-01-01T00:00:00Z',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  };
  google.budgets.push({
    displayName: 'Website',
    budgetFilter: { projects: [`projects/${number}`] },
  });
  google.domains.set(siteHost, {
    hostState: 'HOST_ACTIVE',
    ownershipState: 'OWNERSHIP_ACTIVE',
    cert: { state: 'CERT_ACTIVE' },
  });
  google.backupSchedules.push({ dailyRecurrence: {} }, { weeklyRecurrence: { day: 'SUNDAY' } });
  const database = `projects/${projectId}/databases/(default)`;
  const name = `projects/${projectId}/locations/${region}/backups/1`;
  google.backups.push({ name, database, snapshotTime: hourAgo, state: 'READY' });
  const imageAddress = makeOwnImageAddress(projectId, google.bucket, 'banners/banner_1.png');
  google.rows.set('banners', [{ imageURL: { stringValue: imageAddress } }]);
  google.hostingReleases.push({
    message: `commit ${deployedCommit}`,
    version: { name: `projects/${number}/sites/${projectId}/versions/v1` },
  });
  google.versionConfiguration = {
    rewrites: ['upload', 'api'].map((serviceId) => ({
      glob: `/api/${serviceId === 'api' ? '**' : serviceId}`,
      run: { serviceId, region, tag: 'fh-1' },
    })),
  };
  for (const secret of ['HASH_KEY', 'MAIL_PASSWORD']) {
    const name = `projects/${number}/secrets/${secret}/versions/1`;
    google.secretVersions.set(secret, { name, state: 'ENABLED' });
  }
  google.signInSettings = {
    signIn: { email: { enabled: false } },
    authorizedDomains: [webApp.authDomain, `${projectId}.web.app`, siteHost],
    providers: new Map([['google.com', true]]),
  };
  return google;
}

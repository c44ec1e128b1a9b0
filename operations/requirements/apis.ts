import * as v from 'valibot';
import { readList } from '../google/google-api.ts';
import { planRequest, reportChanges, type Step } from './requirement.ts';

/** Google's APIs that the site needs, each with its reason. */
const apis = {
  artifactregistry: 'images of the functions',
  billingbudgets: 'the budget',
  cloudbilling: 'the billing account',
  cloudbuild: 'builds of the functions',
  cloudfunctions: 'the functions',
  cloudresourcemanager: 'roles on the project',
  cloudscheduler: 'functions that run by the clock',
  compute: 'the account that builds the functions',
  eventarc: 'events of the database',
  firebase: 'the project and its web app',
  firebasehosting: 'the pages',
  firebaserules: 'the rules of database and pictures',
  firebasestorage: 'the rules of the pictures',
  firestore: 'the database',
  iam: 'accounts of the functions and of deploys',
  iamcredentials: 'deploys from GitHub without a key',
  identitytoolkit: 'sign-in of the staff',
  logging: 'logs of the functions',
  monitoring: 'alerts and the uptime check',
  pubsub: 'delivery of events',
  run: 'the functions, which are services of Cloud Run',
  secretmanager: 'the two secrets',
  serviceusage: 'this list',
  storage: 'the pictures',
  sts: 'deploys from GitHub without a key',
};

const batchSize = 20;

type Api = readonly [host: string, reason: string];

const requiredApis: readonly Api[] = Object.entries(apis).map(([name, reason]) => [
  `${name}.googleapis.com`,
  reason,
]);

const splitIntoBatches = (items: readonly Api[]): readonly (readonly Api[])[] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );

const serviceSchema = v.object({ name: v.string(), state: v.optional(v.string()) });

/** The APIs of Google that the site and these commands use. */
export const enableApis: Step = {
  id: 'apis',
  title: "Google's APIs",
  without: 'deploys, or what these APIs serve, fail',
  severity: 'broken',
  inspect: async ({ google, projectId }) => {
    const services = `v1/projects/${projectId}/services`;
    const results = await Promise.all(
      splitIntoBatches(requiredApis).map((batch) => {
        const names = batch.map(([host]) => `names=projects/${projectId}/services/${host}`);
        const line = `serviceUsage ${services}:batchGet?${names.join('&')}` as const;
        return readList(google, line, 'services', serviceSchema);
      }),
    );
    const enabledHosts = new Set(
      results
        .flat()
        .filter(({ state }) => state === 'ENABLED')
        .map(({ name }) => name.split('/').at(-1)),
    );
    const missingApis = requiredApis.filter(([host]) => !enabledHosts.has(host));
    const changes = splitIntoBatches(missingApis).map((batch) =>
      planRequest(
        google,
        `Enable:${batch.map(([host, reason]) => `\n      ${host}: ${reason}`).join('')}`,
        `POST serviceUsage ${services}:batchEnable`,
        { serviceIds: batch.map(([host]) => host) },
      ),
    );
    return reportChanges(changes, {
      met: `${requiredApis.length} enabled`,
      unmet: `${missingApis.length} of ${requiredApis.length} are off`,
    });
  },
};

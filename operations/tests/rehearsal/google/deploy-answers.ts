import { type Answers, conflict, refuse, startOperation } from './routes.ts';
import type { Google, Resource, StoredFunction } from './state.ts';

const createTime = '2026-01-01T00:00:00Z';

function makeRuleAnswers({ id, rulesets, releases }: Google): Answers {
  const base = `v1/projects/${id}`;
  return {
    [`POST rules ${base}:test`]: () => ({}),
    [`GET rules ${base}/releases`]: () => ({
      releases: [...releases].map(([name, rulesetName]) => ({
        name: `projects/${id}/releases/${name}`,
        rulesetName,
        createTime,
      })),
    }),
    [`POST rules ${base}/rulesets`]: ({ body: { source } }) => {
      const name = `projects/${id}/rulesets/ruleset-${rulesets.length + 1}`;
      rulesets.push({ name, source });
      return { name, createTime };
    },
    [`GET rules v1/(projects/${id}/rulesets/[a-z0-9-]+)`]: ({ name }) =>
      rulesets.find((ruleset) => ruleset.name === name),
    [`PATCH rules ${base}/releases/(.+)`]: ({ name, body: { release } }) => {
      if (!releases.has(name)) return undefined;
      releases.set(name, release.rulesetName);
      return release;
    },
    [`POST rules ${base}/releases`]: ({ body }) => {
      const name = body.name.slice(`projects/${id}/releases/`.length);
      if (releases.has(name)) return conflict;
      releases.set(name, body.rulesetName);
      return body;
    },
  };
}

function describeRunService({ number, region, traffic }: Google, name: string): unknown {
  const targets = traffic.get(name);
  const latest = targets?.find(({ percent }) => percent === 100)?.['revisionName'];
  return (
    targets && {
      metadata: {
        name,
        namespace: number,
        generation: 1,
        labels: { 'cloud.googleapis.com/location': region },
      },
      spec: { traffic: targets },
      status: {
        observedGeneration: 1,
        latestReadyRevisionName: latest,
        traffic: targets,
        conditions: [{ type: 'Ready', status: 'True' }],
      },
    }
  );
}

/** The functions, their sources and their Cloud Run services. */
function makeFunctionAnswers(google: Google, origin: string): Answers {
  const { id, number, region, functions, traffic } = google;
  const location = `projects/${id}/locations/${region}`;
  const service = `run v1/projects/(?:${id}|${number})/locations/${region}/services/([a-z]+)`;
  const store = (name: string, sentFunction: Resource) => {
    const shortName = name.split('/').at(-1) ?? '';
    if (shortName === google.refusedFunction) return refuse(400, '', 'The build has failed.');
    // The name of a Cloud Run service is in lower case.
    const serviceName = shortName.toLowerCase();
    const url = `https://${serviceName}-${number}.${region}.run.app`;
    const storedFunction: StoredFunction = {
      ...functions.get(name),
      ...sentFunction,
      name,
      url,
      serviceConfig: {
        ...(sentFunction['serviceConfig'] as object),
        uri: url,
        service: `${location}/services/${serviceName}`,
      },
      state: 'ACTIVE',
    };
    functions.set(name, storedFunction);
    const revisionName = `${serviceName}-${String(google.nextRevision).padStart(5, '0')}`;
    google.nextRevision += 1;
    const taggedTargets = (traffic.get(serviceName) ?? []).filter((one) => 'tag' in one);
    traffic.set(serviceName, [{ revisionName, percent: 100 }, ...taggedTargets]);
    // Google creates the repository of container images with the first function.
    google.repository ??= { name: `${location}/repositories/gcf-artifacts` };
    return startOperation(google, storedFunction, `operations/${name}`, 0);
  };
  return {
    [`GET functionsV1 v1/projects/${id}/locations/-/functions`]: () => ({ functions: [] }),
    [`GET functionsV2 v2/projects/${id}/locations/-/functions`]: () => ({
      functions: [...functions.values()],
    }),
    [`POST functionsV2 v2/${location}/functions:generateUploadUrl`]: () => ({
      uploadUrl: `${origin}/upload/functions.zip`,
      storageSource: { bucket: `gcf-v2-uploads-${number}`, object: 'functions.zip' },
    }),
    'PUT upload functions.zip': () => ({}),
    [`POST functionsV2 v2/(${location}/functions)`]: ({ name, query, body }) =>
      store(`${name}/${query.get('functionId')}`, body),
    [`PATCH functionsV2 v2/(${location}/functions/[A-Za-z]+)`]: ({ name, body }) =>
      store(name, body),
    [`GET ${service}`]: ({ name }) => describeRunService(google, name),
    [`PUT ${service}`]: ({ name, body }) => {
      traffic.set(name, body.spec.traffic);
      return describeRunService(google, name);
    },
  };
}

/** Secrets, scheduled jobs and container images. There are no extensions. */
function makePartAnswers(google: Google): Answers {
  const { id, number, region, secrets, emptySecrets, secretVersions, schedulerJobs } = google;
  const location = `projects/${id}/locations/${region}`;
  const repository = `v1(?:beta2)?/${location}/repositories/gcf-artifacts`;
  const secret = `secrets v1/projects/${id}/secrets`;
  const describeSecret = (name: string) => ({ name: `projects/${number}/secrets/${name}` });
  const describeVersion = (name: string) => ({
    name: `projects/${number}/secrets/${name}/versions/1`,
    state: 'ENABLED',
  });
  return {
    [`GET ${secret}/([A-Z_]+)`]: ({ name }) =>
      secrets.has(name) || emptySecrets.has(name)
        ? { ...describeSecret(name), labels: {}, replication: {} }
        : undefined,
    [`POST ${secret}`]: ({ query }) => {
      const name = query.get('secretId') ?? '';
      if (secrets.has(name) || emptySecrets.has(name)) return conflict;
      emptySecrets.add(name);
      return describeSecret(name);
    },
    [`POST ${secret}/([A-Z_]+):addVersion`]: ({ name }) => {
      if (!secrets.has(name) && !emptySecrets.delete(name)) return undefined;
      secrets.add(name);
      return describeVersion(name);
    },
    [`GET ${secret}/([A-Z_]+)/versions/[a-z0-9]+`]: ({ name }) =>
      secrets.has(name) ? describeVersion(name) : secretVersions.get(name),
    [`GET scheduler v1/${location}/jobs`]: () => ({ jobs: [...schedulerJobs.values()] }),
    [`GET scheduler v1/(${location}/jobs/[A-Za-z0-9-]+)`]: ({ name }) => schedulerJobs.get(name),
    [`POST scheduler v1/${location}/jobs`]: ({ body }) => {
      schedulerJobs.set(body.name, body);
      return body;
    },
    [`POST scheduler v1/${location}/jobs/firebase-schedule-sendStatus-${region}:run`]: () => {
      google.mails.push({ kind: 'status', state: 'queued' });
      return {};
    },
    [`GET artifacts ${repository}`]: () => google.repository,
    [`PATCH artifacts ${repository}`]: ({ body }) => {
      google.repository = { ...google.repository, ...body };
      return google.repository;
    },
    [`GET extensions v1beta/projects/${id}/instances`]: () => ({ instances: [] }),
    [`GET runtimeConfig v1beta1/projects/${id}/configs`]: () => ({ configs: [] }),
  };
}

/** Versions of the pages, uploads of missing files, releases and preview channels. */
function makeHostingAnswers(google: Google, origin: string): Answers {
  const { id, fileHashes, channels } = google;
  const base = `hosting v1beta1/(?:projects/(?:-|${id})/)?sites/${id}`;
  const site = { name: `projects/${id}/sites/${id}` };
  const storeChannel = (name: string, ttl: string) => {
    channels.set(name, {
      name: `${site.name}/channels/${name}`,
      url: `https://${id}--${name}-0a1b2c3d.web.app`,
      ttl,
      expireTime: new Date(Date.now() + Number.parseInt(ttl) * 1000).toISOString(),
    });
    return channels.get(name);
  };
  return {
    [`GET hosting v1beta1/projects/${id}/sites`]: () => ({
      sites: [{ ...site, type: 'DEFAULT_SITE' }],
    }),
    [`GET ${base}`]: () => site,
    [`POST ${base}/versions`]: () => {
      google.versionCount += 1;
      return { name: `sites/${id}/versions/v${google.versionCount}` };
    },
    [`GET ${base}/versions/[a-z0-9]+`]: () => ({ config: google.versionConfiguration }),
    [`POST ${base}/versions/[a-z0-9]+:populateFiles`]: ({ body: { files } }) => {
      const missingHashes = Object.values(files).filter((hash) => !fileHashes.has(hash));
      return {
        uploadUrl: `${origin}/upload/files`,
        uploadRequiredHashes: [...new Set(missingHashes)],
      };
    },
    'POST upload files/([0-9a-f]{64})': ({ name }) => {
      fileHashes.add(name);
      return {};
    },
    [`PATCH ${base}/versions/[a-z0-9]+`]: ({ body }) => body,
    [`GET ${base}/channels/live`]: () => ({ release: google.hostingReleases[0] }),
    [`GET ${base}/channels/live/releases`]: () => ({ releases: google.hostingReleases }),
    [`POST ${base}/channels/live/releases`]: ({ query, body: { message, type } }) => {
      const name = query.get('versionName');
      google.hostingReleases.unshift({
        ...(message !== undefined && { message }),
        ...(type !== undefined && { type }),
        ...(name !== null && { version: { name } }),
      });
      return { name: `sites/${id}/channels/live/releases/1`, ...google.hostingReleases[0] };
    },
    [`GET ${base}/channels/([a-z0-9-]+)`]: ({ name }) => channels.get(name),
    [`POST ${base}/channels`]: ({ query, body: { ttl } }) =>
      storeChannel(query.get('channelId') ?? '', ttl),
    [`PATCH ${base}/channels/([a-z0-9-]+)`]: ({ name, body: { ttl } }) => storeChannel(name, ttl),
    [`POST ${base}/channels/([a-z0-9-]+)/releases`]: ({ name }) =>
      channels.has(name)
        ? { name: `sites/${id}/channels/${name}/releases/${google.versionCount}` }
        : undefined,
  };
}

/** The answers about what a deploy changes: rules, functions and pages. */
export const makeDeployAnswers = (google: Google, origin: string): Answers => ({
  ...makeRuleAnswers(google),
  ...makeFunctionAnswers(google, origin),
  ...makePartAnswers(google),
  ...makeHostingAnswers(google, origin),
});

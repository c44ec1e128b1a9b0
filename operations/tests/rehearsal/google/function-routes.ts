import type { Project, StoredFunction } from './project.ts';
import { type StubResponse, parseBody, type RecordedRequest, type Route } from './recorder.ts';
import { json, notFound, route } from './route.ts';

/** Returns the name of a function's Cloud Run service, which is in lower case. */
const getServiceName = (id: string) => id.toLowerCase();

const buildFailure: StubResponse = {
  status: 400,
  json: { error: { code: 400, message: 'The build has failed.' } },
};

/** Makes routes for the functions and their sources. */
export function makeFunctionRoutes(project: Project, origin: string): readonly Route[] {
  const { id, number, region, functions, traffic } = project;
  const location = `projects/${id}/locations/${region}`;
  const isRefused = (name: string) => name.split('/').at(-1) === project.refusedFunction;
  const storeFunction = (request: RecordedRequest, name: string): StoredFunction => {
    const sentFunction = parseBody(request) as Partial<StoredFunction>;
    const service = getServiceName(name.split('/').at(-1) ?? '');
    const url = `https://${service}-${number}.${region}.run.app`;
    const serviceConfig = {
      ...sentFunction.serviceConfig,
      uri: url,
      service: `${location}/services/${service}`,
    };
    const storedFunction = {
      ...functions.get(name),
      ...sentFunction,
      name,
      url,
      serviceConfig,
      state: 'ACTIVE',
    };
    functions.set(name, storedFunction);
    const revision = `${service}-${String(project.nextRevision).padStart(5, '0')}`;
    project.nextRevision += 1;
    const taggedTargets = (traffic.get(service) ?? []).filter((one) => 'tag' in (one as object));
    traffic.set(service, [{ revisionName: revision, percent: 100 }, ...taggedTargets]);
    return storedFunction;
  };
  return [
    route(`GET functionsV1 v1/projects/${id}/locations/-/functions`, () => json({ functions: [] })),
    route(`GET functionsV2 v2/projects/${id}/locations/-/functions`, () =>
      json({ functions: [...functions.values()] }),
    ),
    route(`POST functionsV2 v2/${location}/functions:generateUploadUrl`, () =>
      json({
        uploadUrl: `${origin}/upload/functions.zip`,
        storageSource: { bucket: `gcf-v2-uploads-${number}`, object: 'functions.zip' },
      }),
    ),
    route(`PUT upload functions.zip`, () => json({})),
    route(`POST functionsV2 v2/(${location}/functions)`, (request, [base = '']) => {
      const name = `${base}/${request.query.get('functionId') ?? ''}`;
      if (isRefused(name)) return buildFailure;
      storeFunction(request, name);
      // Google creates the repository of container images with the first function.
      project.repository ??= { name: `${location}/repositories/gcf-artifacts` };
      return json({ name: `operations/${name}` });
    }),
    route(`PATCH functionsV2 v2/(${location}/functions/[A-Za-z]+)`, (request, [name = '']) => {
      if (isRefused(name)) return buildFailure;
      storeFunction(request, name);
      return json({ name: `operations/${name}` });
    }),
    route(`GET functionsV2 v2/operations/(.+)`, (_, [name = '']) => {
      const storedFunction = functions.get(name);
      return storedFunction
        ? json({ name: `operations/${name}`, done: true, response: storedFunction })
        : notFound;
    }),
    route(
      `GET run v1/projects/(?:${id}|${number})/locations/${region}/services/([a-z]+)`,
      (_, [name = '']) => (traffic.has(name) ? json(makeRunService(project, name)) : notFound),
    ),
    route(
      `PUT run v1/projects/(?:${id}|${number})/locations/${region}/services/([a-z]+)`,
      (request, [name = '']) => {
        const { spec } = parseBody(request) as { spec: { traffic: unknown[] } };
        traffic.set(name, spec.traffic);
        return json(makeRunService(project, name));
      },
    ),
  ];
}

/** Makes Google's description of a Cloud Run service. */
function makeRunService({ number, region, traffic }: Project, name: string): unknown {
  const targets = (traffic.get(name) ?? []) as { revisionName: string; percent?: number }[];
  const latest = targets.find(({ percent }) => percent === 100)?.revisionName;
  return {
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
  };
}

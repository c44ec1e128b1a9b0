import type { HeaderRule } from '../../environments/render/firebase-json.ts';
import { jsonOf, type RecordedRequest } from './google/recorder.ts';

/** Paths of POST requests that only read or check something. */
const looks = /:(?:test|testIamPermissions|getIamPolicy|generateServiceIdentity)$/u;

/** The requests that change the project, in order. */
export const changesOf = (requests: readonly RecordedRequest[]): readonly RecordedRequest[] =>
  requests.filter(({ method, path }) => method !== 'GET' && !looks.test(path));

/** The requests of one kind, in order. */
export const requestsTo = (
  requests: readonly RecordedRequest[],
  method: string,
  service: string,
  path: RegExp,
): readonly RecordedRequest[] =>
  requests.filter(
    (request) =>
      request.method === method && request.service === service && path.test(request.path),
  );

/** Finds the positions of the requests of one kind. */
export const placesOf = (
  requests: readonly RecordedRequest[],
  method: string,
  service: string,
  path: RegExp,
): readonly number[] =>
  requestsTo(requests, method, service, path).map((request) => requests.indexOf(request));

interface SentFunction {
  readonly name: string;
  /** Only functions that events call have this field. */
  readonly eventTrigger?: unknown;
  readonly buildConfig: { readonly runtime: string };
  readonly serviceConfig: {
    readonly environmentVariables: Readonly<Record<string, string>>;
    readonly secretEnvironmentVariables?: readonly { key: string; version: string }[];
    readonly serviceAccountEmail: string;
    readonly availableMemory: string;
    readonly availableCpu: string;
    readonly maxInstanceCount: number;
    readonly maxInstanceRequestConcurrency: number;
    readonly timeoutSeconds: number | null;
  };
}

/** The created functions, by name. */
export function functionsIn(
  requests: readonly RecordedRequest[],
): ReadonlyMap<string, SentFunction> {
  return new Map(
    requestsTo(requests, 'POST', 'functionsV2', /\/functions$/u).map((request) => {
      const sentFunction = jsonOf(request) as SentFunction;
      return [sentFunction.name.split('/').at(-1) ?? '', sentFunction];
    }),
  );
}

interface SentVersion {
  readonly config: {
    readonly rewrites: readonly {
      readonly glob: string;
      readonly run?: { readonly serviceId: string; readonly tag?: string };
    }[];
    readonly headers: readonly {
      readonly glob: string;
      readonly headers: Readonly<Record<string, string>>;
    }[];
  };
}

/** The configuration of the created Hosting version. */
export function versionIn(requests: readonly RecordedRequest[]): SentVersion['config'] {
  const [request] = requestsTo(requests, 'PATCH', 'hosting', /\/versions\/\w+$/u);
  if (!request) throw new Error('No version of the site was made.');
  return (jsonOf(request) as SentVersion).config;
}

/** The text of each sent rules file, by name. */
export function rulesIn(requests: readonly RecordedRequest[]): Readonly<Record<string, string>> {
  const files = requestsTo(requests, 'POST', 'rules', /\/rulesets$/u).flatMap((request) => {
    const { source } = jsonOf(request) as {
      source: { files: readonly { name: string; content: string }[] };
    };
    return source.files.map(({ name, content }) => [name, content] as const);
  });
  return Object.fromEntries(files);
}

/** The headers of the created Hosting version, in the format of firebase.json. */
export const headersIn = (requests: readonly RecordedRequest[]): readonly HeaderRule[] =>
  versionIn(requests).headers.map(({ glob, headers }) => ({
    source: glob,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));

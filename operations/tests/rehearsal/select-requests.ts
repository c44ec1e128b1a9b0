import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import type { HeaderRule } from '../../render/firebase-json.ts';
import { isChange, parseBody, type RecordedRequest } from './google/recorded-request.ts';

/**
 * Selects the requests of a deploy that change the project, in order. `generateServiceIdentity` is
 * not one: firebase-tools sends it in every deploy, but only the first deploy creates the service
 * account.
 */
export const selectChanges = (requests: readonly RecordedRequest[]): readonly RecordedRequest[] =>
  requests.filter(
    (request) => isChange(request) && !request.path.endsWith(':generateServiceIdentity'),
  );

/** Selects the requests with a method, service and path, in order. */
export const selectRequests = (
  requests: readonly RecordedRequest[],
  method: string,
  service: string,
  path: RegExp,
): readonly RecordedRequest[] =>
  requests.filter(
    (request) =>
      request.method === method && request.service === service && path.test(request.path),
  );

/** Finds the positions of the requests with a method, service and path. */
export const findPositions = (
  requests: readonly RecordedRequest[],
  method: string,
  service: string,
  path: RegExp,
): readonly number[] =>
  selectRequests(requests, method, service, path).map((request) => requests.indexOf(request));

interface SentFunction {
  readonly name: string;
  /** Only functions with an event trigger have this field. */
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

/** Returns the created functions, by name. */
export function getSentFunctions(
  requests: readonly RecordedRequest[],
): ReadonlyMap<string, SentFunction> {
  return new Map(
    selectRequests(requests, 'POST', 'functionsV2', /\/functions$/u).map((request) => {
      const sentFunction = parseBody(request) as SentFunction;
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

/** Returns the configuration of the created Hosting version. */
export function getSentVersionConfig(requests: readonly RecordedRequest[]): SentVersion['config'] {
  const [request] = selectRequests(requests, 'PATCH', 'hosting', /\/versions\/\w+$/u);
  if (!request) throw new Error('No version of the site was created.');
  return (parseBody(request) as SentVersion).config;
}

/** Returns the hashes of the files of the created Hosting version, by path. */
export function getSentHashes(
  requests: readonly RecordedRequest[],
): Readonly<Record<string, string>> {
  const [request] = selectRequests(requests, 'POST', 'hosting', /:populateFiles$/u);
  if (!request) throw new Error('No version of the site was created.');
  return (parseBody(request) as { files: Readonly<Record<string, string>> }).files;
}

/** Returns the text of each sent rules file, by name. */
export function getSentRules(
  requests: readonly RecordedRequest[],
): Readonly<Record<string, string>> {
  const files = selectRequests(requests, 'POST', 'rules', /\/rulesets$/u).flatMap((request) => {
    const { source } = parseBody(request) as {
      source: { files: readonly { name: string; content: string }[] };
    };
    return source.files.map(({ name, content }) => [name, content] as const);
  });
  return Object.fromEntries(files);
}

/** Returns the headers of the created Hosting version, in the format of firebase.json. */
export const getSentHeaders = (requests: readonly RecordedRequest[]): readonly HeaderRule[] =>
  getSentVersionConfig(requests).headers.map(({ glob, headers }) => ({
    source: glob,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));

/** Unpacks the files of a zip archive, by path. */
export const unzip = (zip: Buffer): ReadonlyMap<string, Buffer> =>
  new Map(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, Buffer.from(bytes)]));

/** Decompresses a body if it is gzipped, as files for Hosting are. */
export const decompress = (body: Buffer): Buffer =>
  body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body;

/** Decompresses a body if it is gzipped, and returns its text. */
export const readText = (body: Buffer): string => decompress(body).toString('utf8');

/** Lists the paths of a built site's files. Hidden files are omitted, for they are not uploaded. */
export const listSiteFiles = (site: string): readonly string[] =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length))
    .filter((path) => !path.includes('/.'))
    .sort();

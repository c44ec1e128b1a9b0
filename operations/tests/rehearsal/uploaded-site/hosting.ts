import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import superstatic from 'superstatic/lib/superstatic.js';
import * as v from 'valibot';
import { parseBody, type RecordedRequest } from '../google/recorded-request.ts';
import { decompress, selectRequests, getSentVersionConfig } from '../select-requests.ts';
import type { Handler } from './forward.ts';

const serviceSchema = v.strictObject({
  serviceId: v.string(),
  region: v.string(),
  tag: v.optional(v.string()),
});

/** The settings of a Hosting version. An unknown setting fails. */
const versionSchema = v.strictObject({
  cleanUrls: v.boolean(),
  trailingSlashBehavior: v.literal('REMOVE'),
  headers: v.array(v.strictObject({ glob: v.string(), headers: v.record(v.string(), v.string()) })),
  redirects: v.optional(
    v.array(v.strictObject({ glob: v.string(), location: v.string(), statusCode: v.number() })),
    [],
  ),
  rewrites: v.array(
    v.union([
      v.strictObject({ glob: v.string(), path: v.string() }),
      v.strictObject({ glob: v.string(), run: serviceSchema }),
      v.strictObject({ regex: v.string(), run: serviceSchema }),
    ]),
  ),
});

function writeSite(requests: readonly RecordedRequest[], folder: string): void {
  const uploads = selectRequests(requests, 'POST', 'upload', /^files\//u);
  const contents = new Map(
    uploads.map(({ path, body }) => [path.slice('files/'.length), decompress(body)]),
  );
  for (const request of selectRequests(requests, 'POST', 'hosting', /:populateFiles$/u)) {
    const { files } = parseBody(request) as { files: Readonly<Record<string, string>> };
    for (const [path, hash] of Object.entries(files)) {
      const content = contents.get(hash);
      if (!content) throw new Error(`${path} is part of the version, but was not uploaded.`);
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
  }
}

/**
 * Serves the uploaded site with its headers, redirects and rewrites, by the server of
 * Firebase's Hosting emulator.
 *
 * @param services the handlers of the functions' Cloud Run services, by service id
 */
export function serveHosting(
  requests: readonly RecordedRequest[],
  folder: string,
  services: ReadonlyMap<string, Handler>,
): Handler {
  writeSite(requests, folder);
  const version = v.parse(versionSchema, getSentVersionConfig(requests));
  const serve = superstatic({
    cwd: folder,
    fallthrough: false,
    stack: 'strict',
    compression: true,
    config: {
      public: '.',
      cleanUrls: version.cleanUrls,
      trailingSlash: false,
      headers: version.headers.map(({ glob, headers }) => ({
        source: glob,
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
      redirects: version.redirects.map(({ glob, location, statusCode }) => ({
        source: glob,
        destination: location,
        type: statusCode,
      })),
      rewrites: version.rewrites.map((rule) => ({
        // The types of the server require a glob.
        ...('regex' in rule ? { source: '', regex: rule.regex } : { source: rule.glob }),
        ...('run' in rule ? { destination: '', run: rule.run } : { destination: rule.path }),
      })),
    },
    rewriters: {
      run: ({ run }: { run: { serviceId: string } }) =>
        Promise.resolve(services.get(run.serviceId)),
    },
  }) as (...args: [...Parameters<Handler>, next: () => void]) => void;
  return (request, response) => {
    serve(request, response, () => response.writeHead(500).end());
  };
}

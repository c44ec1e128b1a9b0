import type { Project, StoredChannel } from './project.ts';
import { parseBody, type RecordedRequest, type Route } from './recorder.ts';
import { json, notFound, route } from './route.ts';

/** Makes the preview channel that a request creates or extends. */
function makeChannel(site: string, name: string, request: RecordedRequest): StoredChannel {
  const { ttl } = parseBody(request) as { ttl: string };
  return {
    name: `projects/${site}/sites/${site}/channels/${name}`,
    url: `https://${site}--${name}-0a1b2c3d.web.app`,
    ttl,
    expireTime: new Date(Date.now() + Number.parseInt(ttl) * 1000).toISOString(),
  };
}

/** Makes routes for versions, uploads of missing files, releases and preview channels. */
export function makeHostingRoutes(project: Project, origin: string): readonly Route[] {
  const { id, fileHashes, channels } = project;
  const base = `v1beta1/(?:projects/(?:-|${id})/)?sites/${id}`;
  return [
    route(`GET hosting v1beta1/projects/${id}/sites`, () =>
      json({ sites: [{ name: `projects/${id}/sites/${id}`, type: 'DEFAULT_SITE' }] }),
    ),
    route(`GET hosting ${base}`, () => json({ name: `projects/${id}/sites/${id}` })),
    route(`POST hosting ${base}/versions`, () => {
      project.versionCount += 1;
      return json({ name: `sites/${id}/versions/v${project.versionCount}` });
    }),
    route(`POST hosting ${base}/versions/[a-z0-9]+:populateFiles`, (request) => {
      const body = parseBody(request) as { files: Record<string, string> };
      const missingHashes = new Set(
        Object.values(body.files).filter((hash) => !fileHashes.has(hash)),
      );
      return json({
        uploadUrl: `${origin}/upload/files`,
        uploadRequiredHashes: [...missingHashes],
      });
    }),
    route('POST upload files/([0-9a-f]{64})', (_, [hash = '']) => {
      fileHashes.add(hash);
      return json({});
    }),
    route(`PATCH hosting ${base}/versions/[a-z0-9]+`, (request) => json(parseBody(request))),
    route(`GET hosting ${base}/channels/live`, () => {
      const version = { name: `sites/${id}/versions/v${project.liveVersion}` };
      return json(project.liveVersion === 0 ? {} : { release: { version } });
    }),
    route(`GET hosting ${base}/channels/live/releases`, () => {
      const { liveMessage: message } = project;
      return json(project.liveVersion === 0 ? {} : { releases: [{ message }] });
    }),
    route(`POST hosting ${base}/channels/live/releases`, (request) => {
      project.liveVersion = Number(request.query.get('versionName')?.split('/v').at(-1));
      project.liveMessage = (parseBody(request) as { message?: string }).message ?? '';
      return json({ name: `sites/${id}/channels/live/releases/${project.liveVersion}` });
    }),
    route(`GET hosting ${base}/channels/([a-z0-9-]+)`, (_, [name = '']) => {
      const channel = channels.get(name);
      return channel ? json(channel) : notFound;
    }),
    route(`POST hosting ${base}/channels`, (request) => {
      const name = request.query.get('channelId') ?? '';
      channels.set(name, makeChannel(id, name, request));
      return json(channels.get(name));
    }),
    route(`PATCH hosting ${base}/channels/([a-z0-9-]+)`, (request, [name = '']) => {
      channels.set(name, makeChannel(id, name, request));
      return json(channels.get(name));
    }),
    route(`POST hosting ${base}/channels/([a-z0-9-]+)/releases`, (_, [name = '']) =>
      channels.has(name)
        ? json({ name: `sites/${id}/channels/${name}/releases/${project.versionCount}` })
        : notFound,
    ),
  ];
}

import type { Project } from './project.ts';
import { jsonOf, type Route } from './recorder.ts';
import { json, route } from './route.ts';

/** The site: versions, the files they lack, releases. */
export function hostingRoutes(project: Project, origin: string): readonly Route[] {
  const { id, files } = project;
  const base = `v1beta1/(?:projects/(?:-|${id})/)?sites/${id}`;
  return [
    route(`GET hosting v1beta1/projects/${id}/sites`, () =>
      json({ sites: [{ name: `projects/${id}/sites/${id}`, type: 'DEFAULT_SITE' }] }),
    ),
    route(`GET hosting ${base}`, () => json({ name: `projects/${id}/sites/${id}` })),
    route(`POST hosting ${base}/versions`, () => {
      project.versions += 1;
      return json({ name: `sites/${id}/versions/v${project.versions}` });
    }),
    route(`POST hosting ${base}/versions/[a-z0-9]+:populateFiles`, (request) => {
      const sent = jsonOf(request) as { files: Record<string, string> };
      const missing = new Set(Object.values(sent.files).filter((hash) => !files.has(hash)));
      return json({ uploadUrl: `${origin}/upload/files`, uploadRequiredHashes: [...missing] });
    }),
    route('POST upload files/([0-9a-f]{64})', (_, [hash = '']) => {
      files.add(hash);
      return json({});
    }),
    route(`PATCH hosting ${base}/versions/[a-z0-9]+`, (request) => json(jsonOf(request))),
    route(`GET hosting ${base}/channels/live`, () => {
      const version = { name: `sites/${id}/versions/v${project.live}` };
      return json(project.live === 0 ? {} : { release: { version } });
    }),
    route(`POST hosting ${base}/channels/live/releases`, (request) => {
      project.live = Number(request.query.get('versionName')?.split('/v').at(-1));
      return json({ name: `sites/${id}/channels/live/releases/${project.live}` });
    }),
  ];
}

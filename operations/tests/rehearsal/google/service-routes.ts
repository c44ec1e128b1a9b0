import type { Project } from './project.ts';
import { parseBody, type Route } from './recorder.ts';
import { json, notFound, route } from './route.ts';

/**
 * Routes for the functions' secrets, IAM policies, scheduled jobs and container images. The project
 * has no extensions and no runtime configuration.
 */
export function makeServiceRoutes(project: Project): readonly Route[] {
  const { id, number, region, secrets, policies, schedulerJobs } = project;
  const location = `projects/${id}/locations/${region}`;
  const repository = `v1(?:beta2)?/${location}/repositories/gcf-artifacts`;
  return [
    route(`GET secrets v1/projects/${id}/secrets/([A-Z_]+)`, (_, [name = '']) =>
      secrets.has(name)
        ? json({ name: `projects/${number}/secrets/${name}`, labels: {}, replication: {} })
        : notFound,
    ),
    route(`GET secrets v1/projects/${id}/secrets/([A-Z_]+)/versions/[a-z0-9]+`, (_, [name = '']) =>
      secrets.has(name)
        ? json({ name: `projects/${number}/secrets/${name}/versions/1`, state: 'ENABLED' })
        : notFound,
    ),
    ...['secrets', 'run', 'runApi'].flatMap((service) => [
      route(`GET ${service} v[12]/(.+):getIamPolicy`, (_, [name = '']) =>
        json(policies.get(name) ?? { bindings: [] }),
      ),
      route(`POST ${service} v[12]/(.+):setIamPolicy`, (request, [name = '']) => {
        const { policy } = parseBody(request) as { policy: unknown };
        policies.set(name, policy);
        return json(policy);
      }),
    ]),
    route(`GET scheduler v1/(${location}/jobs/[A-Za-z0-9-]+)`, (_, [name = '']) => {
      const job = schedulerJobs.get(name);
      return job ? json(job) : notFound;
    }),
    route(`POST scheduler v1/${location}/jobs`, (request) => {
      const job = parseBody(request) as { name: string };
      schedulerJobs.set(job.name, job);
      return json(job);
    }),
    route(`GET artifacts ${repository}`, () =>
      project.repository ? json(project.repository) : notFound,
    ),
    route(`PATCH artifacts ${repository}`, (request) => {
      project.repository = { ...project.repository, ...(parseBody(request) as object) };
      return json(project.repository);
    }),
    route(`GET extensions v1beta/projects/${id}/instances`, () => json({ instances: [] })),
    route(`GET runtimeConfig v1beta1/projects/${id}/configs`, () => json({ configs: [] })),
  ];
}

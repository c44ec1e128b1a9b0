import type { Project } from './project.ts';
import type { Route } from './recorder.ts';
import { functionRoutes } from './function-routes.ts';
import { hostingRoutes } from './hosting-routes.ts';
import { projectRoutes } from './project-routes.ts';
import { forbidden } from './route.ts';
import { ruleRoutes } from './rule-routes.ts';
import { serviceRoutes } from './service-routes.ts';

/** The services that `roles/firebasehosting.admin` may use. */
const hostingServices = ['hosting', 'upload', 'firebase'];

/** Makes all routes that a deploy to one project needs. Other projects have no routes. */
export function makeDeployRoutes(project: Project, origin: string): readonly Route[] {
  const routes = [
    ...projectRoutes(project),
    ...ruleRoutes(project),
    ...functionRoutes(project, origin),
    ...serviceRoutes(project),
    ...hostingRoutes(project, origin),
  ];
  return routes.map((route) => ({
    ...route,
    respond: (request, parts) =>
      project.isHostingOnly && !hostingServices.includes(route.service)
        ? forbidden
        : route.respond(request, parts),
  }));
}

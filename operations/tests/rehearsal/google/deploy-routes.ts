import type { Project } from './project.ts';
import type { Route } from './recorder.ts';
import { makeFunctionRoutes } from './function-routes.ts';
import { makeHostingRoutes } from './hosting-routes.ts';
import { makeProjectRoutes } from './project-routes.ts';
import { forbidden } from './route.ts';
import { makeRuleRoutes } from './rule-routes.ts';
import { makeServiceRoutes } from './service-routes.ts';

/** The services that `roles/firebasehosting.admin` may use. */
const hostingServices = ['hosting', 'upload', 'firebase'];

/** Makes all routes that a deploy to one project needs. Other projects have no routes. */
export function makeDeployRoutes(project: Project, origin: string): readonly Route[] {
  const routes = [
    ...makeProjectRoutes(project),
    ...makeRuleRoutes(project),
    ...makeFunctionRoutes(project, origin),
    ...makeServiceRoutes(project),
    ...makeHostingRoutes(project, origin),
  ];
  return routes.map((route) => ({
    ...route,
    respond: (request, groups) =>
      project.isCallerOnlyHostingAdmin && !hostingServices.includes(route.service)
        ? forbidden
        : route.respond(request, groups),
  }));
}

import type { Project } from './project.ts';
import type { Route } from './recorder.ts';
import { functionRoutes } from './function-routes.ts';
import { hostingRoutes } from './hosting-routes.ts';
import { projectRoutes } from './project-routes.ts';
import { ruleRoutes } from './rule-routes.ts';
import { serviceRoutes } from './service-routes.ts';

/** What Google answers to firebase-tools about one project, and to nobody about any other. */
export const routesOf = (project: Project, origin: string): readonly Route[] => [
  ...projectRoutes(project),
  ...ruleRoutes(project),
  ...functionRoutes(project, origin),
  ...serviceRoutes(project),
  ...hostingRoutes(project, origin),
];

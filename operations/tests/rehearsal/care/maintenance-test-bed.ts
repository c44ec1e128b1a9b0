import { makeEnvironment } from '../../../../environments/testing/make-environment.ts';
import type { MaintenanceContext } from '../../../care/maintenance-command.ts';
import { createGoogleApi } from '../../../google/google-api.ts';
import { getPrompts } from '../../../go-live/prompts.ts';
import { makeMaintenanceRoutes } from '../google/maintenance-routes.ts';
import { type ProjectResources, createProjectResources } from '../google/project-resources.ts';
import { createProject, type Project } from '../google/project.ts';
import { isChange, type Recorder, startRecorder } from '../google/recorder.ts';
import { makeDeployRoutes } from '../google/deploy-routes.ts';

export const environment = makeEnvironment();
export const { projectId } = environment;

export interface MaintenanceTestBed {
  readonly project: Project;
  readonly resources: ProjectResources;
  readonly recorder: Recorder;
  /** The context of a command that runs with `--confirm` and the right project id. */
  readonly context: MaintenanceContext;
  readonly output: string[];
  /** Lists the requests that change something, as `METHOD path`. */
  readonly listChanges: () => readonly string[];
}

/** Starts a recorder that replaces Google, for tests of the maintenance commands. */
export async function startMaintenanceTestBed(): Promise<MaintenanceTestBed> {
  const project = createProject(projectId);
  const resources = createProjectResources();
  const recorder = await startRecorder((origin) => [
    ...makeMaintenanceRoutes(project, resources),
    ...makeDeployRoutes(project, origin),
  ]);
  const output: string[] = [];
  return {
    project,
    resources,
    recorder,
    output,
    context: {
      environment,
      google: createGoogleApi({
        localOrigins: recorder.origin,
        getToken: () => Promise.resolve('owner'),
        signal: new AbortController().signal,
      }),
      print: (text) => void output.push(text),
      prompts: getPrompts({ isTerminal: false }),
      isDryRun: false,
      confirmedProject: projectId,
    },
    listChanges: () =>
      recorder.requests.filter(isChange).map(({ method, path }) => `${method} ${path}`),
  };
}

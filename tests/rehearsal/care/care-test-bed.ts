import { makeEnvironment } from '../../../environments/testing/make-environment.ts';
import type { MaintenanceContext } from '../../../scripts/care/maintenance-command.ts';
import { createGoogleApi } from '../../../scripts/google/google-api.ts';
import { getPrompts } from '../../../scripts/go-live/prompts.ts';
import { makeMaintenanceRoutes } from '../google/maintenance-routes.ts';
import { type MaintenanceState, createMaintenanceState } from '../google/maintenance-state.ts';
import { createProject, type Project } from '../google/project.ts';
import { isChange, type Recorder, startRecorder } from '../google/recorder.ts';
import { makeDeployRoutes } from '../google/deploy-routes.ts';

export const environment = makeEnvironment();
export const { projectId } = environment;

export interface CareTestBed {
  readonly project: Project;
  readonly state: MaintenanceState;
  readonly recorder: Recorder;
  /** The context of a command that runs with `--confirm` and the right project id. */
  readonly context: MaintenanceContext;
  readonly output: string[];
  /** Lists the requests that change something, as `METHOD path`. */
  readonly listChanges: () => readonly string[];
}

/** Starts a recorder that replaces Google, for tests of the maintenance commands. */
export async function startCareTestBed(): Promise<CareTestBed> {
  const project = createProject(projectId, []);
  const state = createMaintenanceState();
  const recorder = await startRecorder((origin) => [
    ...makeMaintenanceRoutes(project, state),
    ...makeDeployRoutes(project, origin),
  ]);
  const output: string[] = [];
  return {
    project,
    state,
    recorder,
    output,
    context: {
      environment,
      google: createGoogleApi({
        origin: recorder.origin,
        getToken: () => Promise.resolve('owner'),
        signal: new AbortController().signal,
      }),
      print: (text) => void output.push(text),
      prompts: getPrompts(false),
      isDryRun: false,
      confirmedProject: projectId,
    },
    listChanges: () =>
      recorder.requests.filter(isChange).map(({ method, path }) => `${method} ${path}`),
  };
}

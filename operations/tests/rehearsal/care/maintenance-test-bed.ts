import { makeEnvironment } from '../../../../environments/testing/make-environment.ts';
import type { MaintenanceContext } from '../../../care/maintenance-command.ts';
import { getPrompts } from '../../../go-live/prompts.ts';
import { isChange, type Recorder } from '../google/recorded-request.ts';
import { createOwnerApi, startGoogle } from '../google/start-google.ts';
import { createGoogle, type Google } from '../google/state.ts';

export const environment = makeEnvironment();
export const { projectId } = environment;

export interface MaintenanceTestBed {
  readonly resources: Google;
  readonly recorder: Recorder;
  /** The context of a command that runs with `--confirm` and the right project id. */
  readonly context: MaintenanceContext;
  readonly output: string[];
  /** Lists the requests that change something, as `METHOD path`. */
  readonly listChanges: () => readonly string[];
}

/** Starts a recorder that replaces Google, for tests of the maintenance commands. */
export async function startMaintenanceTestBed(): Promise<MaintenanceTestBed> {
  const resources = createGoogle(projectId, { isSetUp: true });
  resources.billingAccountName = 'billingAccounts/0A1B2C-3D4E5F-6A7B8C';
  const recorder = await startGoogle(resources);
  const output: string[] = [];
  return {
    resources,
    recorder,
    output,
    context: {
      environment,
      google: createOwnerApi(recorder.origin),
      print: (text) => void output.push(text),
      prompts: getPrompts({ isTerminal: false }),
      isDryRun: false,
      confirmedProject: projectId,
    },
    listChanges: () =>
      recorder.requests.filter(isChange).map(({ method, path }) => `${method} ${path}`),
  };
}

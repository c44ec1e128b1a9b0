import { makeDataAnswers } from './data-answers.ts';
import { makeDeployAnswers } from './deploy-answers.ts';
import { makeProjectAnswers } from './project-answers.ts';
import { type Recorder, type Route, startRecorder } from './recorder.ts';
import { makeRoutes } from './routes.ts';
import { makeServiceAnswers } from './service-answers.ts';
import type { Google } from './state.ts';

/** Wraps each route of a recorder, to replace single responses or to act when a request arrives. */
export type InterceptRoute = (route: Route) => Route;

/** Starts a recorder whose answers read and change a state of Google. */
export const startGoogle = (
  google: Google,
  intercept: InterceptRoute = (route) => route,
): Promise<Recorder> =>
  startRecorder((origin) =>
    makeRoutes(google, {
      ...makeProjectAnswers(google),
      ...makeServiceAnswers(google),
      ...makeDataAnswers(google),
      ...makeDeployAnswers(google, origin),
    }).map(intercept),
  );

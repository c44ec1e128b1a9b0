import { runEnvironmentCommand } from './command.ts';
import { createConnections } from './doctor/connections.ts';
import { describeResults, examine, getExitCode } from './doctor/report.ts';
import { openGoogleReader } from './google/google-session.ts';
import { readDeployableEnvironment } from './render/render-environment.ts';

/** `npm run doctor -- ENV`: examines a deployed environment and changes nothing: docs/operations.md. */
await runEnvironmentCommand(
  { usage: 'Name one environment: npm run doctor -- ENV', options: {} },
  async ({ name, signal: stopSignal }) => {
    const settings = readDeployableEnvironment(name);
    // Requests that outlast their check must not keep the process running.
    const endController = new AbortController();
    const signal = AbortSignal.any([stopSignal, endController.signal]);
    const context = {
      name,
      settings,
      ...(await openGoogleReader(settings.projectId, signal)),
      fetch: (input: string | URL | Request, init?: RequestInit) =>
        fetch(input, { ...init, signal }),
      connections: createConnections(),
      now: () => new Date(),
    };
    const results = await examine(context);
    console.log(describeResults(results));
    process.exitCode = getExitCode(results);
    endController.abort();
  },
);

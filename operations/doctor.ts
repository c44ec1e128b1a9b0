import { parseArgs } from 'node:util';
import { CommandError } from '../emulators/command-error.ts';
import { readDeployableEnvironment } from './render/render-environment.ts';
import { runEnvironmentCommand } from './deploy/run-environment-command.ts';
import { networkConnections } from './doctor/connections.ts';
import type { DoctorContext } from './doctor/context.ts';
import { openGoogle } from './doctor/open-google.ts';
import { createResolver } from './doctor/resolver.ts';
import { runDoctor } from './doctor/run-doctor.ts';

/** `npm run doctor -- ENV`: examines a deployed environment and changes nothing: docs/operations.md. */
await runEnvironmentCommand(async ({ signal: stopSignal }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) {
    throw new CommandError('Name one environment: npm run doctor -- ENV [--json] [--verbose]');
  }
  const settings = readDeployableEnvironment(name);
  // Requests that outlast their check must not keep the process running.
  const endController = new AbortController();
  const signal = AbortSignal.any([stopSignal, endController.signal]);
  const context: DoctorContext = {
    name,
    settings,
    ...(await openGoogle(settings.projectId, signal)),
    fetch: (input, init) => fetch(input, { ...init, signal }),
    resolver: createResolver(),
    connections: networkConnections,
    now: () => new Date(),
  };
  process.exitCode = await runDoctor(context, {
    isJson: values.json,
    isVerbose: values.verbose,
    print: (text) => console.log(text),
  });
  endController.abort();
});

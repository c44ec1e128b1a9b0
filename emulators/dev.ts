import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';
import { startChild } from './run-child.ts';
import { runCommand } from './run-command.ts';
import { buildWorkspace, runSite } from './run-site.ts';

/** The port in web/vite.config.ts. Vite passes /api on to the hosting emulator. */
const viteServer = { host: '127.0.0.1', port: 5173, purpose: "Vite's dev server" };

const { values } = parseArgs({ options: { inspect: { type: 'boolean', default: false } } });

// The functions' stack traces then name the TypeScript files.
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --enable-source-maps`;

/**
 * `npm run dev`: `npm start` with Vite's hot reload, and functions rebuilt on change. With
 * `-- --inspect`, a debugger can attach to the functions.
 */
await runCommand((signal) =>
  runSite({
    signal,
    address: `http://${viteServer.host}:${viteServer.port}`,
    ports: [viteServer],
    isInspected: values.inspect,
    build: () => buildWorkspace('Building the functions', ['-w', 'functions'], signal),
    runBeside: () =>
      Promise.race([
        runUntilExit(
          'Vite',
          ['run', '--silent', 'dev', '-w', 'web', '--', '--mode', 'emulator'],
          signal,
        ),
        runUntilExit(
          'The build of the functions',
          ['run', '--silent', 'build', '-w', 'functions', '--', '--watch'],
          signal,
        ),
      ]),
  }),
);

/** Runs an npm script that should not end. Once it has ended, returns the error to report. */
async function runUntilExit(
  name: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<CommandError> {
  await once(startChild('npm', args, { signal, output: 'inherit' }), 'exit');
  return new CommandError(`${name} ended by itself: the lines above say why.`);
}

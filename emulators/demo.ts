import { CommandError } from './command-error.ts';
import { openLocalServers } from './local-servers.ts';
import { findRunningSuite, localPorts, requireFreePorts } from './ports.ts';
import { mailboxAddress } from './project.ts';
import { runCommand, waitForStop } from './run-command.ts';
import { runDemo } from './run-demo.ts';

/**
 * `npm run demo`: what `npm start` adds to a plain `firebase emulators:start`: the demo content, the
 * local mailbox, the local calendar and the schedules.
 */
await runCommand(async (signal) => {
  if ((await findRunningSuite()) === undefined) {
    throw new CommandError(
      'No emulators run: start them first, with "npx firebase emulators:start".',
    );
  }
  await requireFreePorts(localPorts);
  const servers = await openLocalServers();
  try {
    await runDemo(signal);
    console.log(
      `The demo is ready. Its mail: ${mailboxAddress}. Ctrl-C stops its mailbox and schedules.`,
    );
    await waitForStop(signal);
  } finally {
    await servers.close();
  }
});

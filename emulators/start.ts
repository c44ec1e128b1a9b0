import { getEmulatorAddress } from './project.ts';
import { runCommand } from './run-command.ts';
import { buildWorkspace, runSession } from './session.ts';

/** `npm start`: the built site on the emulators. */
await runCommand((signal) =>
  runSession({
    signal,
    address: getEmulatorAddress('hosting'),
    build: () =>
      Promise.all([
        buildWorkspace('Building the site', ['-w', 'web', '--', '--mode', 'emulator'], signal),
        buildWorkspace('Building the functions', ['-w', 'functions'], signal),
      ]),
  }),
);

import { getEmulatorAddress } from './project.ts';
import { runCommand } from './run-command.ts';
import { buildWorkspace, runSite } from './run-site.ts';

/** `npm start`: the built site on the emulators. */
await runCommand((signal) =>
  runSite({
    signal,
    address: getEmulatorAddress('hosting'),
    build: () =>
      Promise.all([
        buildWorkspace('Building the site', ['-w', 'web', '--', '--mode', 'emulator'], signal),
        buildWorkspace('Building the functions', ['-w', 'functions'], signal),
      ]),
  }),
);

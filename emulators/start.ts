import { addressOf } from './project.ts';
import { runCommand } from './run-command.ts';
import { buildWorkspace, runSession } from './session.ts';

/** `npm start`: the built site on the emulators. */
await runCommand((stop) =>
  runSession({
    stop,
    address: addressOf('hosting'),
    build: () =>
      Promise.all([
        buildWorkspace('Building the site', ['-w', 'web', '--', '--mode', 'emulator'], stop),
        buildWorkspace('Building the functions', ['-w', 'functions'], stop),
      ]),
  }),
);

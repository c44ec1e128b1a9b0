import { makeToolsEnvironment } from '../tools-environment.ts';

// Prints the variables that a plain `firebase emulators:start` needs on a machine that cannot
// download the emulators' files: eval "$(node emulators/offline/print-variables.ts)"
for (const [name, value] of Object.entries(await makeToolsEnvironment())) {
  console.log(`export ${name}='${value}'`);
}

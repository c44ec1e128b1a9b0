import { rm } from 'node:fs/promises';
import { CommandError } from './command-error.ts';
import { findRunningSuite } from './ports.ts';
import { step } from './progress.ts';
import { savedDataFolder } from './project.ts';
import { runCommand } from './run-command.ts';

/** `npm run reset`: restores the demo content, at once or at the next start. */
await runCommand(async () => {
  if (process.argv.length > 2) {
    throw new CommandError('Nothing was reset: "npm run reset" takes no arguments.');
  }
  await rm(savedDataFolder, { recursive: true, force: true });
  if ((await findRunningSuite()) === undefined) {
    console.log('What was edited is removed: the next "npm start" loads the demo content.');
    return;
  }
  const demo = await import('./demo/load.ts');
  await step('Clearing the emulators', demo.clearEmulators());
  await step('Loading the demo content', demo.loadDemoContent());
  console.log('The running site has its demo content again: reload the page.');
});

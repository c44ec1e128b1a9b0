import { rm } from 'node:fs/promises';
import { hasSavedData } from './saved-data.ts';
import { step } from './progress.ts';
import { savedData } from './project.ts';
import { runCommand } from './run-command.ts';
import { isSuiteRunning } from './running-suite.ts';

/** `npm run reset`: the demo content again, now in a running suite, else at the next start. */
await runCommand(async () => {
  const hadData = hasSavedData(savedData);
  await rm(savedData, { recursive: true, force: true });
  if (await isSuiteRunning()) {
    const demo = await import('./demo/load.ts');
    await step('Clearing the emulators', demo.clearDemoContent());
    await step('Loading the demo content', demo.loadDemoContent());
    console.log('The running site has its demo content again: reload the page.');
    return;
  }
  console.log(
    hadData
      ? 'What was edited is removed: the next "npm start" loads the demo content.'
      : 'Nothing was kept from an earlier run: the next "npm start" loads the demo content.',
  );
});

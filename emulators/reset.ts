import { CommandError } from './command-error.ts';
import { parseResetTarget } from './parse-reset-target.ts';
import { removeSavedData, restoreEarlierSave } from './saved-data.ts';
import { hasSavedData } from './save-checksums.ts';
import { step } from './progress.ts';
import { savedDataFolder } from './project.ts';
import { runCommand } from './run-command.ts';
import { isSuiteRunning } from './run-record.ts';

/** `npm run reset -- earlier`: restores the save before the last one. */
async function resetToEarlierSave(): Promise<void> {
  if (await isSuiteRunning()) {
    throw new CommandError('The site runs, and saves what it has: stop it with Ctrl-C first.');
  }
  if (!(await restoreEarlierSave(savedDataFolder))) {
    throw new CommandError('There is no earlier save: "npm run reset" loads the demo content.');
  }
  console.log('The earlier save is back: the next "npm start" loads it.');
}

/**
 * `npm run reset`: restores the demo content, at once or at the next start. With `earlier` it
 * restores the save before the last one.
 */
await runCommand(async () => {
  if (parseResetTarget(process.argv.slice(2)) === 'earlier') {
    await resetToEarlierSave();
    return;
  }
  const hadData = hasSavedData(savedDataFolder);
  await removeSavedData(savedDataFolder);
  if (await isSuiteRunning()) {
    const demo = await import('./demo/load.ts');
    await step('Clearing the emulators', demo.clearEmulators());
    await step('Loading the demo content', demo.loadDemoContent());
    console.log('The running site has its demo content again: reload the page.');
    return;
  }
  console.log(
    hadData
      ? 'What was edited is removed: the next "npm start" loads the demo content.'
      : 'There is no data of an earlier run: the next "npm start" loads the demo content.',
  );
});

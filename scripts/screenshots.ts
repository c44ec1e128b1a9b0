import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { step } from '../emulators/progress.ts';
import { emulatorEnvironment } from '../emulators/project.ts';
import { runCommand } from '../emulators/run-command.ts';
import { buildWorkspace } from '../emulators/session.ts';
import { prepareSuite, startSuite } from '../emulators/suite.ts';
import { chromiumArguments } from '../tests/browser/chromium.ts';
import { findChromium } from '../tests/browser/find-chromium.ts';
import { toSheet } from './screenshots/sheet.ts';
import { shots } from './screenshots/shots.ts';
import { takeShot } from './screenshots/take-shot.ts';

const folder = 'screenshots';

/** Takes every shot of the running site, and gathers them on one page. */
async function takeAll(stop: AbortSignal): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const browser = await chromium.launch({
    executablePath: findChromium((line) => console.log(line)),
    args: [...chromiumArguments],
  });
  try {
    for (const shot of shots) {
      stop.throwIfAborted();
      await takeShot(browser, shot, join(folder, shot.file));
    }
  } finally {
    await browser.close();
  }
  writeFileSync(join(folder, 'index.html'), toSheet(shots));
}

/** `npm run screenshots`: every page, in both languages, on a phone and on a desktop. */
await runCommand(async (stop) => {
  await prepareSuite({ stop });
  await buildWorkspace('Building the site', ['-w', 'web', '--', '--mode', 'emulator'], stop);
  await buildWorkspace('Building the functions', ['-w', 'functions'], stop);
  const suite = await startSuite({ stop });
  try {
    Object.assign(process.env, emulatorEnvironment);
    const { loadDemoContent } = await import('../emulators/demo/load.ts');
    await step('Loading the demo content', loadDemoContent());
    await step(`Taking ${shots.length} pictures`, takeAll(stop));
  } finally {
    await step('Stopping the emulators', suite.stop());
  }
  console.log(`\nOpen ${folder}/index.html.`);
});

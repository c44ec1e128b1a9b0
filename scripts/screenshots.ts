import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { step } from '../emulators/progress.ts';
import { root } from '../emulators/project.ts';
import { runCommand } from '../emulators/run-command.ts';
import { openChromium } from '../tests/browser/open-chromium.ts';
import { pageAddresses } from '../tests/browser/page-addresses.ts';
import { makeContactSheet } from './shots/contact-sheet.ts';
import { takeScreenshot } from './shots/take-screenshot.ts';
import { takeGuidePictures } from './shots/guide-pictures.ts';
import { takeReadmePicture } from './shots/readme-picture.ts';
import { requireKnownArguments } from './shots/require-known-arguments.ts';
import { listShots } from './shots/shot.ts';
import { withSite } from './shots/with-site.ts';

const folder = join(root, 'screenshots');

/**
 * `npm run screenshots` takes pictures of every page in both languages at two widths, and makes a
 * contact sheet. `-- --readme` takes the README's picture instead, `-- --guide` those of the
 * staff's guide. Other arguments select pages by address.
 */
await runCommand(async (signal) => {
  const args = process.argv.slice(2);
  requireKnownArguments(args);
  await withSite(signal, async () => {
    const browser = await openChromium();
    try {
      if (args.includes('--readme')) {
        await takeReadmePicture(browser);
        return;
      }
      if (args.includes('--guide')) {
        await takeGuidePictures(browser);
        return;
      }
      const shots = listShots(
        pageAddresses.filter((address) => args.length === 0 || args.includes(address)),
      );
      if (args.length === 0) await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      await step(`Taking ${shots.length} pictures`, async () => {
        for (const shot of shots) {
          signal.throwIfAborted();
          await takeScreenshot(browser, shot, folder);
        }
      });
      await writeFile(join(folder, 'index.html'), makeContactSheet(shots));
      console.log(`Open ${join(folder, 'index.html')}`);
    } finally {
      await browser.close();
    }
  });
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { CommandError } from '../../emulators/command-error.ts';
import { root } from '../../emulators/project.ts';
import { openPage, visit } from './take-screenshot.ts';

const file = 'docs/images/schedule.png';
const maxKilobytes = 200;

/**
 * Takes the README's picture: a team's schedule in French on a small telephone.
 *
 * @throws CommandError when the picture weighs more than a README should.
 */
export async function takeReadmePicture(browser: Browser): Promise<void> {
  const page = await openPage(browser, 360);
  await visit(page, '/schedule', 'fr');
  await page.getByRole('link', { name: 'U15', exact: true }).first().click();
  const title = page.locator('#agenda-title');
  await title.filter({ hasText: 'U15' }).waitFor();
  await page.locator('[aria-labelledby=agenda-title] section').first().waitFor();
  await title.evaluate((element) => element.scrollIntoView());
  const picture = await sharp(await page.screenshot())
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer();
  await page.close();
  const kilobytes = Math.ceil(picture.byteLength / 1024);
  if (kilobytes > maxKilobytes) {
    throw new CommandError(`${file} would weigh ${kilobytes} KB; ${maxKilobytes} are allowed.`);
  }
  await writeFile(join(root, file), picture);
  console.log(`${file}: ${kilobytes} KB`);
}

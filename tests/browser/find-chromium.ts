import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Headless Chromium takes two thirds of the time, so it comes first. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function findInstalled(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env['CHROMIUM_PATH'] ?? '', ...candidates, ...macApplications].find(
    (path) => path !== '' && existsSync(path),
  );
}

function findPlaywrightOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** True when the command ran and succeeded; its output is of no interest. */
const succeeds = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0;

function installDebianPackage(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  if (!succeeds('apt-get', 'update')) return;
  if (!succeeds('apt-get', 'install', '-y', 'chromium-headless-shell')) {
    succeeds('apt-get', 'install', '-y', 'chromium');
  }
}

/**
 * Finds Chromium on the machine, or installs it: Playwright's download, then Debian's package.
 * `report` is called for each slow step.
 *
 * @throws Error with one sentence about what to install
 */
export function findChromium(report: (line: string) => void): string {
  const chromium = findInstalled() ?? findPlaywrightOwn();
  if (chromium !== undefined) return chromium;
  report('No browser found: fetching Chromium through Playwright…');
  succeeds(process.execPath, join('node_modules', 'playwright', 'cli.js'), 'install', 'chromium');
  if (!findPlaywrightOwn()) {
    report('That did not work: installing Debian’s package…');
    installDebianPackage();
  }
  const newChromium = findPlaywrightOwn() ?? findInstalled();
  if (newChromium !== undefined) return newChromium;
  throw new Error(
    'The tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

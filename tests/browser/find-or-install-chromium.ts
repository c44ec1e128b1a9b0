import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The commands to look for in each folder, the fastest first. */
const commandNames = [
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

/** @throws Error if CHROMIUM_PATH is set but names no file */
function readChromiumPath(): string | undefined {
  const path = process.env['CHROMIUM_PATH'] ?? '';
  if (path === '') return undefined;
  if (existsSync(path) && statSync(path).isFile()) return path;
  throw new Error(`CHROMIUM_PATH names no file: ${path}. Correct the variable, or unset it.`);
}

function findInstalledChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => commandNames.map((name) => join(folder, name)));
  return [...candidates, ...macApplications].find((path) => existsSync(path));
}

function findPlaywrightChromium(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Runs a command without its output. Returns whether it succeeded. */
const runCommand = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0;

function installDebianPackage(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  if (!runCommand('apt-get', 'update')) return;
  if (!runCommand('apt-get', 'install', '-y', 'chromium-headless-shell')) {
    runCommand('apt-get', 'install', '-y', 'chromium');
  }
}

/**
 * Finds Chromium by CHROMIUM_PATH or on the machine, or installs it: Playwright's download, then
 * Debian's package. Calls `report` for each slow step. Returns Chromium's path.
 *
 * @throws Error with a sentence about what to install, or about a wrong CHROMIUM_PATH
 */
export function findOrInstallChromium(report: (line: string) => void): string {
  const installedPath = readChromiumPath() ?? findInstalledChromium() ?? findPlaywrightChromium();
  if (installedPath !== undefined) return installedPath;
  report('No browser found: fetching Chromium through Playwright…');
  runCommand(process.execPath, join('node_modules', 'playwright', 'cli.js'), 'install', 'chromium');
  if (!findPlaywrightChromium()) {
    report('That did not work: installing Debian’s package…');
    installDebianPackage();
  }
  const newPath = findPlaywrightChromium() ?? findInstalledChromium();
  if (newPath !== undefined) return newPath;
  throw new Error(
    'The tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

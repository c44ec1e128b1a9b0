import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { WebKitCommand } from './webkit.ts';

/** The command that starts each browser; undefined for a browser that is not installed. */
export interface EngineCommands {
  readonly firefox: string | undefined;
  readonly webkit: WebKitCommand | undefined;
}

/** The browsers' commands, and a sentence about each browser that is not installed. */
export interface EngineSearch {
  readonly commands: EngineCommands;
  readonly missingEngineMessages: readonly string[];
}

const listPathFolders = () => (process.env['PATH'] ?? '').split(delimiter);

/** Finds the first of these commands on the PATH, or of these absolute paths, that exists. */
const findProgram = (...names: readonly string[]): string | undefined =>
  names
    .flatMap((name) =>
      name.startsWith('/') ? [name] : listPathFolders().map((folder) => join(folder, name)),
    )
    .find((path) => existsSync(path));

const findFirefox = (): string | undefined =>
  findProgram('firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox');

/**
 * Finds WebKitGTK's MiniBrowser in the folders of libraries. Debian has a folder of libraries per
 * architecture.
 */
function findMiniBrowser(): string | undefined {
  const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter((path) => existsSync(path));
  const libraryFolders = libraries.flatMap((path) => [
    path,
    ...readdirSync(path)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(path, name)),
  ]);
  return libraryFolders
    .flatMap((path) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) =>
        join(path, name, 'MiniBrowser'),
      ),
    )
    .find((path) => existsSync(path));
}

/** Sends requests for any host but this machine to a closed port, so tests stay offline. */
const proxy = {
  proxyType: 'manual',
  httpProxy: '127.0.0.1:9',
  sslProxy: '127.0.0.1:9',
  noProxy: ['127.0.0.1'],
};

function findWebKit(): WebKitCommand | undefined {
  if (process.platform === 'darwin') {
    const safari = findProgram('safaridriver');
    if (safari === undefined) return undefined;
    return { command: [safari], capabilities: { browserName: 'safari' } };
  }
  const driver = findProgram('WebKitWebDriver');
  const displayServer = findProgram('xvfb-run');
  const binary = findMiniBrowser();
  if (driver === undefined || displayServer === undefined || binary === undefined) return undefined;
  const options = { binary, args: ['--automation'] };
  return {
    command: [displayServer, '--auto-servernum', driver],
    capabilities: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options, proxy },
  };
}

const findCommands = (): EngineCommands => ({ firefox: findFirefox(), webkit: findWebKit() });

/** Runs a command without its output. Returns whether it succeeded. */
const runCommand = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0;

const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/**
 * Finds Firefox and WebKit. As root on Linux, installs their Debian packages if they are missing.
 *
 * @param report receives a line before an installation, which takes a while
 */
export function findOrInstallEngines(report: (line: string) => void): EngineSearch {
  const installedEngines = findCommands();
  const missingPackages = [
    ...(installedEngines.firefox === undefined ? packages.firefox : []),
    ...(installedEngines.webkit === undefined ? packages.webkit : []),
  ];
  const canInstall = process.platform === 'linux' && process.getuid?.() === 0;
  if (missingPackages.length > 0 && canInstall) {
    report(`Installing Debian’s packages ${missingPackages.join(' ')}…`);
    if (runCommand('apt-get', 'update')) runCommand('apt-get', 'install', '-y', ...missingPackages);
  }
  const commands = findCommands();
  return { commands, missingEngineMessages: describeMissing(commands) };
}

function describeMissing({ firefox, webkit }: EngineCommands): readonly string[] {
  const isMac = process.platform === 'darwin';
  return [
    ...(firefox === undefined
      ? [
          `Not run: Firefox, because it is not on this machine (Debian: apt-get install ${packages.firefox.join(' ')}).`,
        ]
      : []),
    ...(webkit === undefined
      ? [
          `Not run: WebKit, because its driver is not on this machine (${isMac ? 'safaridriver --enable' : `Debian: apt-get install ${packages.webkit.join(' ')}`}).`,
        ]
      : []),
  ];
}

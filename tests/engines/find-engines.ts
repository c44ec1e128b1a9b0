import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { WebKitCommand } from './webkit.ts';

/** What starts each browser; undefined for one that is not on the machine. */
export interface EngineCommands {
  readonly firefox: string | undefined;
  readonly webkit: WebKitCommand | undefined;
}

/** The browsers, and one sentence for each that cannot be had. */
export interface EngineSearch {
  readonly commands: EngineCommands;
  readonly missing: readonly string[];
}

const folders = () => (process.env['PATH'] ?? '').split(delimiter);

/** The first of these programs on the PATH, or of these files. */
const findProgram = (...names: readonly string[]): string | undefined =>
  names
    .flatMap((name) =>
      name.startsWith('/') ? [name] : folders().map((folder) => join(folder, name)),
    )
    .find((path) => existsSync(path));

const findFirefox = (): string | undefined =>
  findProgram('firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox');

/** WebKitGTK's own small browser lies in the library's folder, which the architecture names. */
function findMiniBrowser(): string | undefined {
  const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter((path) => existsSync(path));
  const below = libraries.flatMap((path) => [
    path,
    ...readdirSync(path)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(path, name)),
  ]);
  return below
    .flatMap((path) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) =>
        join(path, name, 'MiniBrowser'),
      ),
    )
    .find((path) => existsSync(path));
}

/** Every other host leads to a closed port. */
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
  const display = findProgram('xvfb-run');
  const binary = findMiniBrowser();
  if (driver === undefined || display === undefined || binary === undefined) return undefined;
  const options = { binary, args: ['--automation'] };
  return {
    command: [display, '--auto-servernum', driver],
    capabilities: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options, proxy },
  };
}

const findBoth = (): EngineCommands => ({ firefox: findFirefox(), webkit: findWebKit() });

/** True when the command ran and succeeded; its output is of no interest. */
const ran = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0;

const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/**
 * Finds Firefox and WebKit, or installs Debian's packages of them. `report` is called for slow
 * steps. A browser that cannot be had is named, with what to install.
 */
export function findEngines(report: (line: string) => void): EngineSearch {
  const installedEngines = findBoth();
  const missingPackages = [
    ...(installedEngines.firefox === undefined ? packages.firefox : []),
    ...(installedEngines.webkit === undefined ? packages.webkit : []),
  ];
  const canInstall = process.platform === 'linux' && process.getuid?.() === 0;
  if (missingPackages.length > 0 && canInstall) {
    report(`Installing Debian’s packages ${missingPackages.join(' ')}…`);
    if (ran('apt-get', 'update')) ran('apt-get', 'install', '-y', ...missingPackages);
  }
  const commands = findBoth();
  return { commands, missing: describeMissing(commands) };
}

function describeMissing({ firefox, webkit }: EngineCommands): readonly string[] {
  const mac = process.platform === 'darwin';
  return [
    ...(firefox === undefined
      ? [
          `Not run: Firefox, because it is not on this machine (Debian: apt-get install ${packages.firefox.join(' ')}).`,
        ]
      : []),
    ...(webkit === undefined
      ? [
          `Not run: WebKit, because its driver is not on this machine (${mac ? 'safaridriver --enable' : `Debian: apt-get install ${packages.webkit.join(' ')}`}).`,
        ]
      : []),
  ];
}

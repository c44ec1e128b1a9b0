import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimRun, endEarlierRun } from './claim-run.ts';
import { listFamily, isRunning, listProcesses, type Process } from './processes.ts';
import { readRunRecord, type RunRecord } from './run-record.ts';

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

async function findProcess(pid = 0): Promise<Process> {
  const processEntry = (await listProcesses()).find((candidate) => candidate.pid === pid);
  if (processEntry === undefined) throw new Error(`There is no process ${pid}.`);
  return processEntry;
}

/**
 * Starts a process that runs until it is killed. With another `cwd` it does not belong to the run.
 */
async function startProcess(cwd = folder, code = waitingCode): Promise<Process> {
  const child = spawn(process.execPath, ['-e', code], { cwd, detached: true });
  children.push(child);
  await once(child.stdout, 'data');
  return findProcess(child.pid);
}

/** Starts a process and ends it. */
async function startEndedProcess(): Promise<Process> {
  const endedProcess = await startProcess();
  const child = children.find(({ pid }) => pid === endedProcess.pid);
  child?.kill('SIGKILL');
  if (child) await once(child, 'exit');
  return endedProcess;
}

function writeRecord(values: Partial<RunRecord> & Pick<RunRecord, 'owner'>): void {
  const record: RunRecord = { launchers: [], processes: [], temporary: null, ...values };
  writeFileSync(file, JSON.stringify(record));
}

const endRun = () => endEarlierRun({ file, folder });

describe('endEarlierRun', () => {
  it('ends the processes of a killed run and their children, and removes its temporary folder', async () => {
    const child = `require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });`;
    const suite = await startProcess(folder, `${child} ${waitingCode}`);
    expect(await listFamily(suite.pid)).toHaveLength(2);
    const temporary = join(folder, 'temporary');
    mkdirSync(temporary);
    writeRecord({ owner: await startEndedProcess(), processes: [suite], temporary });
    await endRun();
    expect(await listFamily(suite.pid)).toEqual([]);
    expect(existsSync(temporary)).toBe(false);
    expect(existsSync(file)).toBe(false);
  });

  it('does not touch a healthy run', async () => {
    const [owner, suite, npm] = [await startProcess(), await startProcess(), await startProcess()];
    writeRecord({ owner, launchers: [npm], processes: [suite] });
    await endRun();
    expect(await isRunning(suite)).toBe(true);
    expect(await isRunning(owner)).toBe(true);
    expect(existsSync(file)).toBe(true);
  });

  it('sends SIGTERM to a run whose npm was killed, so that the run can stop in order', async () => {
    const stopFile = join(folder, 'stopped');
    const owner = await startProcess(
      folder,
      `process.on("SIGTERM", () => { require("node:fs").writeFileSync(${JSON.stringify(stopFile)}, ""); process.exit(); }); ${waitingCode}`,
    );
    writeRecord({ owner, launchers: [await startEndedProcess()] });
    await endRun();
    expect(await isRunning(owner)).toBe(false);
    expect(existsSync(stopFile)).toBe(true);
  });

  it('does not end another process that has reused a recorded pid', async () => {
    const suite = await startProcess();
    writeRecord({
      owner: await startEndedProcess(),
      processes: [{ ...suite, startTime: 'long ago' }],
    });
    await endRun();
    expect(await isRunning(suite)).toBe(true);
  });

  it('does not end a recorded process that works in another folder', async () => {
    const otherProcess = await startProcess(tmpdir());
    writeRecord({ owner: await startEndedProcess(), processes: [otherProcess] });
    await endRun();
    expect(await isRunning(otherProcess)).toBe(true);
  });
});

describe('claimRun', () => {
  it('refuses a second start, and names the process of the first', async () => {
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
    // Both calls write the same record, because they are of one process.
    const claims = await Promise.allSettled([
      claimRun({ file, folder }),
      claimRun({ file, folder }),
    ]);
    expect(claims.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('replaces the record of a killed run', async () => {
    writeRecord({ owner: await startEndedProcess() });
    await claimRun({ file, folder });
    expect(existsSync(file)).toBe(true);
  });

  it('replaces the record of a killed run whose pid this process has now', async () => {
    const self = await findProcess(process.pid);
    writeRecord({ owner: { ...self, startTime: 'long ago' } });
    await claimRun({ file, folder });
    expect((await readRunRecord(file))?.owner).toEqual(self);
  });

  it('replaces an unreadable record', async () => {
    writeFileSync(file, '');
    await claimRun({ file, folder });
    expect(existsSync(file)).toBe(true);
  });
});

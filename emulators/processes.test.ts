import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { endProcesses, listFamily } from './processes.ts';

describe('endProcesses', () => {
  it(
    'ends a process and its children, even a child in another process group that ignores SIGTERM',
    { timeout: 20_000 },
    async () => {
      const stubborn = `process.on("SIGTERM", () => {}); console.log(process.pid); setInterval(() => {}, 1000);`;
      const parent = spawn(process.execPath, [
        '-e',
        `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(stubborn)}],
        { detached: true, stdio: ["ignore", "inherit", "inherit"] }); setInterval(() => {}, 1000);`,
      ]);
      const [output] = (await once(parent.stdout, 'data')) as [Buffer];
      const child = Number(output.toString());
      const family = await listFamily(parent.pid ?? 0);
      expect(family.map(({ pid }) => pid).toSorted()).toEqual([parent.pid, child].toSorted());
      await endProcesses(family);
      expect(await listFamily(child)).toEqual([]);
      expect(await listFamily(parent.pid ?? 0)).toEqual([]);
    },
  );

  it('does not end another process that has reused the pid', async () => {
    const otherProcess = spawn(process.execPath, [
      '-e',
      'console.log(1); setInterval(() => {}, 1000)',
    ]);
    await once(otherProcess.stdout, 'data');
    const [runningProcess] = await listFamily(otherProcess.pid ?? 0);
    expect(runningProcess).toBeDefined();
    if (runningProcess) await endProcesses([{ ...runningProcess, startTime: 'long ago' }]);
    expect(await listFamily(otherProcess.pid ?? 0)).toHaveLength(1);
    otherProcess.kill();
  });
});

import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { node, root } from '../emulators/project.ts';

/** The commands on a real project, by their names. This one only compares files. */
const commands = Object.entries(packageJson.scripts).filter(
  ([name, command]) => command.startsWith('node operations/') && name !== 'check:production',
);

const run = (args: readonly string[], npmVariables: NodeJS.ProcessEnv) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      node,
      args,
      { cwd: root, env: { ...process.env, npm_config_dry_run: undefined, ...npmVariables } },
      (_, stdout, stderr) => resolve({ status: child.exitCode ?? -1, stdout, stderr }),
    );
  });

it.each(commands)(
  '`npm run %s` does nothing if npm has kept --dry-run for itself',
  async (_, command) => {
    // npm sets this variable for `npm run deploy staging --dry-run`, which lacks the `--`.
    const result = await run([command.replace('node ', '')], { npm_config_dry_run: 'true' });
    expect(result.stderr).toContain('npm did not pass on --dry-run');
    expect(result).toMatchObject({ stdout: '', status: 1 });
  },
);

it('runs a command without that variable', async () => {
  const { stdout, status } = await run(['operations/render.ts'], {});
  expect(stdout).toContain('of the demo are up to date');
  expect(status).toBe(0);
});

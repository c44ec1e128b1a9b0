import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { node } from '../../emulators/project.ts';

/** A command that prints one line. It needs its own process, because it ends with it. */
const command = `
  const { runEnvironmentCommand } = await import('./run-environment-command.ts');
  await runEnvironmentCommand(async ({ print }) => print('It ran.'));
`;
const run = (npmVariables: NodeJS.ProcessEnv) =>
  spawnSync(node, ['--input-type=module', '--eval', command], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    env: { ...process.env, npm_config_dry_run: undefined, ...npmVariables },
  });

it('runs a command', () => {
  expect(run({})).toMatchObject({ stdout: 'It ran.', status: 0 });
});

it('runs nothing if npm has kept --dry-run for itself', () => {
  // npm sets this variable for `npm run deploy staging --dry-run`, which lacks the `--`.
  const { stdout, stderr, status } = run({ npm_config_dry_run: 'true' });
  expect(stdout).toBe('');
  expect(stderr).toContain('npm did not pass on --dry-run');
  expect(status).toBe(1);
});

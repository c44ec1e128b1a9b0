import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../emulators/command-error.ts';
import { root } from '../emulators/project.ts';
import { readGoLiveSettings } from '../environments/read-environment.ts';
import { runEnvironmentCommand } from './command.ts';
import { readTrials, walkTrials } from './first-day/trials.ts';
import { getPrompts } from './go-live/prompts.ts';

/** Runs a command of our own table in this terminal, so that it can ask. */
async function run(command: string): Promise<number> {
  const [program = '', ...args] = command.split(' ');
  const [code] = (await once(spawn(program, args, { cwd: root, stdio: 'inherit' }), 'exit')) as [
    number | null,
  ];
  return code ?? 1;
}

/**
 * `npm run first-day -- ENV` walks what has not met reality (docs/operations.md), and writes what
 * you saw into build/first-day/ENV.md.
 */
await runEnvironmentCommand(
  { usage: 'Name one environment: npm run first-day -- ENV', options: {} },
  async ({ name, print }) => {
    readGoLiveSettings(name);
    if (!process.stdin.isTTY) throw new CommandError('It asks what you see: run it in a terminal.');
    const file = join(root, 'build/first-day', `${name}.md`);
    mkdirSync(dirname(file), { recursive: true });
    const prompts = getPrompts({ isTerminal: true });
    const walk = { environmentName: name, file, prompts, print, run };
    const openCount = await walkTrials(readTrials(), walk);
    print(`\nThe findings are in ${file}; ${openCount} are still open.\n`);
  },
);

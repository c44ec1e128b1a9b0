// Loaded into firebase-tools before its own code (`node --import`). That program takes each chunk
// of its Storage rules process for one response. If two arrive together, both are lost, and two
// images never load. This module makes each line a separate chunk.
import childProcess from 'node:child_process';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

const spawn = childProcess.spawn as (...input: readonly unknown[]) => childProcess.ChildProcess;

/** Only the Storage rules process has `serve` as its last argument. */
const isRulesProcess = (args: unknown): boolean => Array.isArray(args) && args.at(-1) === 'serve';

function spawnWithLines(...input: readonly unknown[]): childProcess.ChildProcess {
  const child = spawn(...input);
  if (isRulesProcess(input[1]) && child.stdout) {
    child.stdout = Readable.from(createInterface({ input: child.stdout }));
  }
  return child;
}

// cross-spawn, which firebase-tools uses, reads `spawn` from the module at each call.
childProcess.spawn = spawnWithLines as typeof childProcess.spawn;

// Loaded into firebase-tools before its own code (`node --import`). firebase-tools takes each chunk
// of its Storage rules process for one response. When two arrive together, both are lost and two
// images never load. Here each line becomes a chunk of its own.
import childProcess from 'node:child_process';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

const spawn = childProcess.spawn as (...input: readonly unknown[]) => childProcess.ChildProcess;

/** The Storage rules process is the only one whose last argument is `serve`. */
const isRulesProcess = (args: unknown): boolean => Array.isArray(args) && args.at(-1) === 'serve';

function spawnWithLines(...input: readonly unknown[]): childProcess.ChildProcess {
  const child = spawn(...input);
  if (isRulesProcess(input[1]) && child.stdout) {
    child.stdout = Readable.from(createInterface({ input: child.stdout }));
  }
  return child;
}

// firebase-tools reads the function at each call, since cross-spawn requires the whole module.
childProcess.spawn = spawnWithLines as typeof childProcess.spawn;

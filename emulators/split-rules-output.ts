// Loaded into firebase-tools before its own code (`node --import`). firebase-tools takes each chunk
// that its Storage rules process writes for one whole answer: when two arrive together, both are
// lost, and the two pictures they were about never load. Here each line becomes a chunk of its own.
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

// firebase-tools looks the function up at each call: cross-spawn requires the module as a whole.
childProcess.spawn = spawnWithLines as typeof childProcess.spawn;

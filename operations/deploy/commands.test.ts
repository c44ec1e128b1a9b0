import { expect, it } from 'vitest';
import { node } from '../../emulators/project.ts';
import { runForJson } from './commands.ts';

/** Runs a script. Returns its JSON or its error message, and what was printed. */
async function run(script: string) {
  const output: string[] = [];
  const result = await runForJson([node, '-e', script], {
    signal: new AbortController().signal,
    print: (text) => void output.push(text),
    failure: 'It has failed.',
  }).catch((error: unknown) => (error instanceof Error ? error.message : error));
  return { result, output: output.join('') };
}

it('parses the JSON output of a program, and does not print it', async () => {
  expect(await run('console.log(JSON.stringify({ a: 1 }))')).toEqual({
    result: { a: 1 },
    output: '',
  });
});

it('prints the output of a program that fails', async () => {
  expect(await run('console.log("quota reached"); process.exitCode = 1')).toEqual({
    result: 'It has failed.',
    output: 'quota reached\n',
  });
});

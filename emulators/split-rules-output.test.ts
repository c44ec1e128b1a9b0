import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { node, root } from './project.ts';

/** A script in place of `java`. It responds to its first two requests in one write. */
const rulesProcessScript = `#!${process.execPath}
const respond = (id) => JSON.stringify({ id, status: 'ok', errors: [], warnings: [], result: { permit: true } }) + '\\n';
process.stdout.write(respond(-1));
const ids = [];
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  ids.push(JSON.parse(line).id);
  if (ids.length === 2) process.stdout.write(ids.map(respond).join(''));
});
`;

/** Sends two requests at once to firebase-tools' class, and prints the verdicts. */
const requestScript = `
const { StorageRulesRuntime } = require(${JSON.stringify(join(root, 'node_modules/firebase-tools/lib/emulator/storage/rules/runtime.js'))});
const rules = new StorageRulesRuntime();
rules.start(false).then(async () => {
  const verify = (path) => rules.verifyWithRuleset('0', { projectId: 'demo', path, method: 'get', file: {} }, { request: {} });
  const verdicts = await Promise.all([verify('/one'), verify('/two')]);
  console.log(verdicts.map(({ permitted }) => permitted).join(' '));
  process.exit();
});
`;

describe('the responses of the Storage rules process', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'split-rules-output-'));
    const java = join(folder, 'java');
    await writeFile(java, rulesProcessScript);
    await chmod(java, 0o755);
    await writeFile(join(folder, 'rules.jar'), '');
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('all arrive when two come in one chunk', async () => {
    const preload = pathToFileURL(join(root, 'emulators/split-rules-output.ts')).href;
    const { stdout } = await promisify(execFile)(node, ['--import', preload, '-e', requestScript], {
      env: {
        ...process.env,
        PATH: [folder, process.env['PATH']].join(delimiter),
        STORAGE_EMULATOR_BINARY_PATH: join(folder, 'rules.jar'),
      },
      timeout: 30_000,
    });
    expect(stdout.trim()).toBe('true true');
  });
});

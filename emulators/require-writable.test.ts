import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommandError } from './command-error.ts';
import { requireWritable } from './require-writable.ts';

// Root can write to every folder. So for root, this test runs as the user `nobody`.
const isRoot = process.geteuid?.() === 0;
const folder = mkdtempSync(join(tmpdir(), 'writable-test-'));

beforeAll(() => {
  chmodSync(folder, 0o777);
  if (isRoot) process.seteuid?.(65_534);
});
afterAll(() => {
  if (isRoot) process.seteuid?.(0);
  rmSync(folder, { recursive: true });
});

const findError = (path: string) => requireWritable(path).catch((error: unknown) => error);

describe('requireWritable', () => {
  it('creates a missing folder, and leaves it empty', async () => {
    const missingFolder = join(folder, 'fresh/cache');
    await requireWritable(missingFolder);
    expect(readdirSync(missingFolder)).toEqual([]);
  });

  it('names a read-only folder and the remedy', async () => {
    const lockedFolder = join(folder, 'locked');
    mkdirSync(lockedFolder);
    chmodSync(lockedFolder, 0o555);
    const error = await findError(lockedFolder);
    expect(error).toBeInstanceOf(CommandError);
    expect(String(error)).toContain(`${lockedFolder} cannot be written (EACCES): make it writable`);
  });

  it('names a read-only folder within a writable one', async () => {
    const cache = join(folder, 'cache');
    const inner = join(cache, 'java');
    mkdirSync(inner, { recursive: true });
    chmodSync(inner, 0o555);
    expect(String(await findError(cache))).toContain(`${inner} cannot be written`);
  });

  it('reports a file in place of the folder', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(String(await findError(file))).toContain(`${file} cannot be written (EEXIST)`);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findOrInstallChromium } from '../../tests/browser/find-or-install-chromium.ts';

let folder = '';
const report = vi.fn();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-test-'));
  writeFileSync(join(folder, 'chromium'), '');
  writeFileSync(join(folder, 'my-chromium'), '');
  vi.stubEnv('PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('returns the file of CHROMIUM_PATH, before a browser on the PATH', () => {
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'my-chromium'));
  expect(findOrInstallChromium(report)).toBe(join(folder, 'my-chromium'));
});

it.each([undefined, ''])('uses a browser on the PATH if CHROMIUM_PATH is %j', (path) => {
  vi.stubEnv('CHROMIUM_PATH', path);
  expect(findOrInstallChromium(report)).toBe(join(folder, 'chromium'));
});

it.each([
  ['a missing file', 'missing'],
  ['a folder', ''],
])('refuses a CHROMIUM_PATH of %s, although the PATH has a browser', (_, name) => {
  const path = join(folder, name);
  vi.stubEnv('CHROMIUM_PATH', path);
  expect(() => findOrInstallChromium(report)).toThrow(`CHROMIUM_PATH names no file: ${path}.`);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { warnAboutSetup } from './warn-about-setup.ts';

it('names the .env files that are not read, and says that no emulators respond', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'setup-'));
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web/.env.local'), 'VITE_A=b\n');
  vi.stubEnv('VITEST', '');
  const warnings: string[] = [];
  const server = await createServer({
    configFile: false,
    root: join(folder, 'web'),
    server: { host: '127.0.0.1', port: 0 },
    customLogger: { ...createLogger('silent'), warn: (line) => warnings.push(line) },
    // Nothing listens on port 1.
    plugins: [warnAboutSetup('http://127.0.0.1:1')],
  });
  onTestFinished(async () => {
    await server.close();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  await server.listen();
  await vi.waitFor(() => expect(warnings).toHaveLength(2));
  expect(warnings[0]).toBe(
    'Not read: web/.env.local. The settings are in environments/ (docs/operations.md).',
  );
  expect(warnings[1]).toContain('No emulators respond at http://127.0.0.1:1,');
});

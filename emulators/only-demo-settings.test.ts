import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { resolveConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeEnvironment, writeEnvironments } from '../environments/testing/make-environment.ts';
import firebaseJson from '../firebase.json' with { type: 'json' };
import { emulatorEnvironment, root } from './project.ts';
import { makeEmulatorArguments } from './suite.ts';

// `npm start` and the tests must not depend on a production environment.
const configFile = join(root, 'web/vite.config.ts');
let settingsFolder = '';
beforeAll(() => {
  settingsFolder = writeEnvironments({ production: makeEnvironment(), staging: '{ "projectId": ' });
  vi.stubEnv('ENVIRONMENTS_FOLDER', settingsFolder);
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'volley-rive-sud');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(settingsFolder, { recursive: true });
});

describe('with a settings file of production and an unreadable one of staging', () => {
  it('the suite runs the demo’s project', () => {
    const args = makeEmulatorArguments();
    expect(args.slice(0, 3)).toEqual(['emulators:start', '--project', 'demo-trois-rives']);
    expect(args.slice(3, 5)).toEqual(['--config', join(root, 'firebase.json')]);
    expect(emulatorEnvironment.GCLOUD_PROJECT).toBe('demo-trois-rives');
  });

  it('the functions get the demo’s parameters, and no other file of parameters', () => {
    const folder = join(root, firebaseJson.functions.configDir);
    expect(readdirSync(folder)).toEqual(['.env.demo-trois-rives']);
    expect(parseEnv(readFileSync(join(folder, '.env.demo-trois-rives'), 'utf8'))).toMatchObject({
      MAIL_HOST: '127.0.0.1',
      SITE_ORIGIN: 'http://127.0.0.1:5000',
    });
  });

  it.each(['emulator', 'demo', 'test', 'development'])(
    'the site’s mode "%s" has the demo’s settings',
    async (mode) => {
      const { define, envDir } = await resolveConfig({ configFile, mode }, 'serve');
      expect(define?.['import.meta.env.VITE_FIREBASE_PROJECT_ID']).toBe('"demo-trois-rives"');
      expect(define?.['import.meta.env.VITE_SITE_ORIGIN']).toBe('"http://127.0.0.1:5000"');
      expect(envDir).toBe(false);
    },
  );

  it('only the mode "production" uses production’s settings, and the mode "staging" reports its broken file', async () => {
    const { define } = await resolveConfig({ configFile, mode: 'production' }, 'build');
    expect(define?.['import.meta.env.VITE_FIREBASE_PROJECT_ID']).toBe('"volley-rive-sud"');
    await expect(
      resolveConfig({ configFile, mode: 'staging', logLevel: 'silent' }, 'build'),
    ).rejects.toThrow('staging.jsonc cannot be read as JSON');
  });

  it('the builds for tests use only the modes "emulator" and "demo"', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const builds = [scripts['build'], scripts['build:tests']]
      .flatMap((commands) => commands?.split('&&') ?? [])
      .filter((command) => command.includes('-w web'));
    expect(builds.map((command) => /--mode (\w+)/u.exec(command)?.[1])).toEqual([
      'emulator',
      'demo',
    ]);
  });
});

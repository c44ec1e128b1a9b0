import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeEnvironment, writeEnvironments } from '../../environments/testing/make-environment.ts';
import { describePreview, requirePreviewTarget } from './preview-pages.ts';

const { webApp } = makeEnvironment();
const projectId = 'volley-essais';
const staging = makeEnvironment({
  projectId,
  webApp: {
    ...webApp,
    authDomain: `${projectId}.firebaseapp.com`,
    storageBucket: `${projectId}.firebasestorage.app`,
  },
});
let folder = '';

function setEnvironments(files: Parameters<typeof writeEnvironments>[0]): void {
  folder = writeEnvironments(files);
  vi.stubEnv('ENVIRONMENTS_FOLDER', folder);
}
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe('a preview', () => {
  it.each([
    ['where production has been set up', { staging, production: makeEnvironment() }],
    ['where no production has been set up', { staging }],
  ])('goes to staging %s', (_, files) => {
    setEnvironments(files);
    const target = { environmentName: 'staging', channel: 'pr-12', environment: staging };
    expect(requirePreviewTarget('staging', 'pr-12')).toEqual(target);
  });

  it.each([
    ['production', 'preview on staging'],
    ['other', 'other has the project of production, volley-rive-sud'],
    ['demo', 'The demo is for the emulators'],
  ])('never goes to %s', (name, message) => {
    setEnvironments({ staging, production: makeEnvironment(), other: makeEnvironment() });
    expect(() => requirePreviewTarget(name, 'pr-12')).toThrow(message);
  });

  it.each(['pr-12', 'a', '2026', 'new-home-page', 'a'.repeat(20)])('may be named %s', (name) => {
    setEnvironments({ staging });
    expect(requirePreviewTarget('staging', name).channel).toBe(name);
  });

  it.each([
    ...['', 'live', 'PR-12', 'pr_12', 'pr-12-', '-pr', 'pr--12', 'a b', 'é', 'a'.repeat(21)],
    ...['../live', '--force', 'pr-12\n'],
  ])('cannot be named %j', (name) => {
    setEnvironments({ staging });
    expect(() => requirePreviewTarget('staging', name)).toThrow('cannot be the name of a preview');
  });
});

it('describes the address, the expiry, and whose data the pages use', () => {
  const preview = {
    url: 'https://volley-essais--pr-12-abc12345.web.app',
    expireTime: '2026-11-29T12:00:00Z',
  };
  const target = { environmentName: 'staging', channel: 'pr-12', environment: staging };
  expect(describePreview(target, preview)).toMatch(
    /^Preview pr-12: https:\/\/volley-essais--pr-12-abc12345\.web\.app\n\n.*2026-11-29.*staging/u,
  );
});

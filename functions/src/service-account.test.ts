import { expect, it, vi } from 'vitest';

it('runs every function as the functions’ own account', async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'trois-rives-essai');
  const functions = await import('./index.ts');
  expect(Object.keys(functions)).toContain('upload');
  for (const [name, { __endpoint }] of Object.entries(functions)) {
    expect(__endpoint.serviceAccountEmail, name).toBe(
      'functions-runtime@trois-rives-essai.iam.gserviceaccount.com',
    );
  }
});

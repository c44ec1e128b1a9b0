import { expect, it, vi } from 'vitest';
import { functionResources } from './runtime/function-resources.ts';

// The service account's address contains the id of the project, which is read at import.
vi.stubEnv('GCLOUD_PROJECT', 'trois-rives-essai');
const functions = await import('./index.ts');

it('runs every function as the functions’ own account', () => {
  expect(Object.keys(functions)).toContain('upload');
  for (const [name, { __endpoint }] of Object.entries(functions)) {
    expect(__endpoint.serviceAccountEmail, name).toBe(
      'functions-runtime@trois-rives-essai.iam.gserviceaccount.com',
    );
  }
});

it.each(['api', 'upload'] as const)(
  'deploys %s with the settings of runtime/function-resources.ts',
  (name) => {
    const { memory, concurrency, maxInstances, timeoutSeconds } = functionResources[name].options;
    expect(functions[name].__endpoint).toMatchObject({
      availableMemoryMb: { '512MiB': 512, '1GiB': 1024 }[memory],
      concurrency,
      maxInstances,
      timeoutSeconds,
    });
  },
);

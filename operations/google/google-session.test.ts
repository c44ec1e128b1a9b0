import { createRequire } from 'node:module';
import { afterEach, expect, it, vi } from 'vitest';
import { getGoogleSession } from './google-session.ts';

interface GoogleAuthModule {
  readonly GoogleAuth: {
    readonly prototype: {
      getAccessToken: () => Promise<string>;
      getCredentials: () => Promise<{ readonly client_email: string }>;
    };
  };
}
interface AuthModule {
  selectAccount: () => object | undefined;
}

const load = createRequire(import.meta.url);
/** Loads the same copy of the package as firebase-tools. */
const loadForFirebaseTools = createRequire(load.resolve('firebase-tools/lib/requireAuth'));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('renews the token of application default credentials', async () => {
  vi.stubEnv('FIREBASE_TOKEN', undefined);
  vi.spyOn(load('firebase-tools/lib/auth') as AuthModule, 'selectAccount').mockReturnValue(
    undefined,
  );
  const { prototype } = (loadForFirebaseTools('google-auth-library') as GoogleAuthModule)
    .GoogleAuth;
  vi.spyOn(prototype, 'getCredentials').mockResolvedValue({ client_email: 'bot@example.org' });
  const getAccessToken = vi.spyOn(prototype, 'getAccessToken').mockResolvedValue('first token');
  const { account, getToken } = await getGoogleSession();
  expect(account).toBe('bot@example.org');
  expect(await getToken()).toBe('first token');

  getAccessToken.mockResolvedValue('token of the second hour');
  expect(await getToken()).toBe('token of the second hour');
});

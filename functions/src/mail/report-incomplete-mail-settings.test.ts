import { beforeEach, expect, it, vi } from 'vitest';

const log = vi.hoisted(() => ({ error: vi.fn() }));
vi.mock('firebase-functions', () => ({ logger: log }));

const completeSettings = {
  HASH_KEY: 'a-key-for-this-test-alone-0123456789',
  MAIL_HOST: 'smtp.example.org',
  SITE_ORIGIN: 'https://club.example.org',
};
beforeEach(() => {
  vi.resetModules();
  log.error.mockClear();
  for (const [name, value] of Object.entries(completeSettings)) vi.stubEnv(name, value);
});
const importReport = async () =>
  (await import('./report-incomplete-mail-settings.ts')).reportIncompleteMailSettings;

it.each([
  ['MAIL_HOST', '', 'MAIL_HOST'],
  ['SITE_ORIGIN', '', 'SITE_ORIGIN'],
  ['HASH_KEY', 'too-short', 'HASH_KEY of at least 32 characters'],
])('logs once, and names only the missing setting, if %s is %j', async (name, value, missing) => {
  vi.stubEnv(name, value);
  const report = await importReport();
  report();
  report();
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    'mail settings incomplete: the forms respond with 503',
    { missing: [missing] },
  );
});

it('logs nothing with complete settings', async () => {
  (await importReport())();
  expect(log.error).not.toHaveBeenCalled();
});

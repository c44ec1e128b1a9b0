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

it('logs once that a setting is missing', async () => {
  vi.stubEnv('MAIL_HOST', '');
  const report = await importReport();
  report();
  report();
  expect(log.error).toHaveBeenCalledOnce();
});

it('logs nothing with complete settings', async () => {
  (await importReport())();
  expect(log.error).not.toHaveBeenCalled();
});

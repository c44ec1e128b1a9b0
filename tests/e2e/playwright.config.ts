import { defineConfig } from '@playwright/test';
import { chromiumArguments } from '../browser/chromium.ts';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/test-results',
  // The tests share one database; what they change, they put back.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // Timings never decide a test: a slow machine is no failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: 'http://127.0.0.1:5000',
    actionTimeout: 20_000,
    locale: 'en-CA',
    timezoneId: 'Asia/Tokyo',
    trace: 'retain-on-failure',
    launchOptions: { args: [...chromiumArguments], ...(executablePath && { executablePath }) },
  },
});

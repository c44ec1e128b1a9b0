import { defineConfig } from '@playwright/test';
import { makeLaunchOptions } from '../browser/chromium.ts';

/** Specs that change the club's content, the calendar or the notice, or expect those of the demo. */
const contentSpecs =
  /\/(?:calendar-(?:agenda|changes)|dashboard|home|note|notice|offline|program|program-detail|pseudo-locale|registration|staff-.+|waiting-list)\.spec\.ts$/u;
/** Specs of staff that change only messages, issues, mails and accounts. */
const mailSpecs = /\/staff-(?:guide|issues|mails|messages|newsletter|sign-in)\.spec\.ts$/u;

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/test-results',
  workers: 2,
  fullyParallel: true,
  projects: [
    // The specs of each of these two share stored rows, so they run one by one and restore what they
    // change.
    { name: 'content', testMatch: contentSpecs, testIgnore: mailSpecs, workers: 1 },
    { name: 'mail', testMatch: mailSpecs, workers: 1 },
    { name: 'pages', testIgnore: contentSpecs },
  ],
  // Retries are for hung browsers. Any other flaky test counts as failed
  // (scripts/testing/part-result.ts).
  retries: 1,
  forbidOnly: true,
  // `expectAriaSnapshot` stores files only on demand.
  updateSnapshots: process.env['UPDATE_SNAPSHOTS'] === undefined ? 'none' : 'all',
  // Timeouts are long, so that no test fails on a slow machine.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: 'http://127.0.0.1:5000',
    actionTimeout: 45_000,
    // Deliberately not the site's own. The site must be French at first and show Toronto's times
    // with any browser settings.
    locale: 'en-CA',
    timezoneId: 'Asia/Tokyo',
    // The service worker would respond instead of the tests' routes.
    serviceWorkers: 'block',
    // To record a trace of every test would take a third of a run's time. Only the repetition of a
    // failed test records one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: makeLaunchOptions(),
    // Tests of a worker that follow each other share a context if they have the same options.
    // Playwright empties it between them, but for the caches of a service worker.
    reuseContext: true,
  },
});

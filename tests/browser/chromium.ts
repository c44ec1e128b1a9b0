/** Disables Chromium's sandbox, GPU, background requests and first-run pages. */
const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Makes Playwright's launch options for Chromium, with arguments in addition to ours. The test
 * runner sets CHROMIUM_PATH. Without a path, Playwright uses its own browser.
 */
export function makeLaunchOptions(
  extraArguments: readonly string[] = [],
  executablePath = process.env['CHROMIUM_PATH'],
) {
  return {
    args: [...chromiumArguments, ...extraArguments],
    ...(executablePath && { executablePath }),
  };
}

/**
 * Chromium's features to disable. Since Chromium's own toolbar is a web page, each window without a
 * head takes twice the processor time. The rest is Playwright's list, which ours replaces.
 */
const disabledFeatures = [
  'InitialWebUI,WebUIReloadButton,WebUIOmniboxPopup,WebUIOmniboxFullPopup,PreloadTopChromeWebUI',
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,AimEnabled',
  'ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints',
  'NetworkTimeServiceQuerying,PreconnectToSearch',
];

/**
 * Disables Chromium's sandbox, GPU, background requests and first-run pages. Chromium finds no host
 * but this machine: to block the others by a route would disable its cache.
 */
const chromiumArguments = [
  '--no-sandbox',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${disabledFeatures.join()}`,
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

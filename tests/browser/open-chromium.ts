import { type Browser, chromium } from 'playwright';
import { makeLaunchOptions } from './chromium.ts';
import { findOrInstallChromium } from './find-or-install-chromium.ts';

/** Opens Chromium. Installs it if the machine has none. */
export const openChromium = (extraArguments?: readonly string[]): Promise<Browser> =>
  chromium.launch(
    makeLaunchOptions(
      extraArguments,
      findOrInstallChromium((line) => console.log(line)),
    ),
  );

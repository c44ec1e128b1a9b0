import { type Browser, chromium } from 'playwright';
import { chromiumLaunchOptions } from './chromium.ts';
import { findChromium } from './find-chromium.ts';

/** Opens Chromium. Installs it if the machine has none. */
export const openChromium = (extraArguments?: readonly string[]): Promise<Browser> =>
  chromium.launch(
    chromiumLaunchOptions(
      extraArguments,
      findChromium((line) => console.log(line)),
    ),
  );

import type { Driver } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { Page } from './page.ts';
import { openSite } from './site.ts';
import { openWebKit } from './webkit.ts';
import type { EngineCommands } from './find-or-install-engines.ts';

/** A browser with one tab on the site. */
export interface OpenedEngine {
  /** The name of the browser. */
  readonly engine: string;
  readonly page: Page;
}

const openEngine = async (engine: string, driver: Promise<Driver>): Promise<OpenedEngine> => {
  const [openedDriver, site] = await Promise.all([driver, openSite()]);
  return { engine, page: new Page(openedDriver, site) };
};

/** Opens the browsers whose commands are in the variable ENGINES. The test command sets it. */
export function openEngines(): Promise<readonly OpenedEngine[]> {
  const { firefox, webkit } = JSON.parse(process.env['ENGINES'] ?? '{}') as EngineCommands;
  return Promise.all([
    ...(firefox === undefined ? [] : [openEngine('Firefox', openFirefox(firefox))]),
    ...(webkit === undefined ? [] : [openEngine('WebKit', openWebKit(webkit))]),
  ]);
}

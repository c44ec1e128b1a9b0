import { type ElementHandle, launch } from 'puppeteer-core';
import { type DrivenElement, type Driver, type Json, selectAll } from './driver.ts';

/** Blocks other hosts by a closed port, keeps the back/forward cache, and selects French. */
const preferences = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'fission.bfcacheInParent': true,
  'intl.accept_languages': 'fr-CA',
};

const toCall = (source: string, args: readonly Json[]) => `(${source})(...${JSON.stringify(args)})`;

/** Starts headless Firefox, and controls it over WebDriver BiDi. */
export async function openFirefox(path: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: path,
    extraPrefsFirefox: preferences,
    defaultViewport: { width: 1280, height: 800 },
    timeout: 120_000,
  });
  const tab = await browser.newPage();
  const toElement = (handle: ElementHandle): DrivenElement => ({
    click: () => handle.click(),
    fill: async (text) => {
      await handle.evaluate(selectAll);
      await tab.keyboard.type(text);
    },
    chooseFile: (file) => (handle as ElementHandle<HTMLInputElement>).uploadFile(file),
  });
  return {
    // Offline, Firefox throws even for a page from the cache. Tests check the page's text.
    open: async (address) => {
      await tab.goto(address).catch(() => undefined);
    },
    // Puppeteer's own method waits for a load event, which a restored page does not have.
    back: async () => {
      await tab.evaluate('void setTimeout(() => history.back())');
    },
    evaluate: (source, args) => tab.evaluate(toCall(source, args)),
    find: async (source, args) => {
      const handle = (await tab.evaluateHandle(toCall(source, args))).asElement();
      return handle ? toElement(handle as ElementHandle) : undefined;
    },
    quit: () => browser.close(),
  };
}

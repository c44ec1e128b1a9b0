import { common as english } from '../../../web/src/i18n/locales/en/common.ts';
import { common as french } from '../../../web/src/i18n/locales/fr/common.ts';
import { carousel } from '../../../web/src/i18n/locales/fr/carousel.ts';
import { offline } from '../../../web/src/i18n/locales/fr/offline.ts';
import { demoContent } from '../../../emulators/demo/content.ts';
import { findBuiltFile } from '../../e2e/support/find-built-file.ts';
import type { Page } from '../page.ts';
import type { Scenario } from './scenario.ts';

const [banner] = demoContent.banners;
const [note] = demoContent.notes;

const waitForText = (page: Page, text: string | undefined) =>
  // The page shows the dates of a title with no-break spaces.
  page.waitFor(
    (expectedText) => document.body.textContent.replaceAll('\u00a0', ' ').includes(expectedText),
    (text ?? '').replaceAll('\u00a0', ' '),
  );

const home: Scenario = {
  name: 'Home hydrates and shows the banners',
  run: async (page) => {
    await page.gotoHydrated('/?lng=fr');
    await page.waitForVisible({ css: 'h1' });
    await waitForText(page, banner?.eventTitle_fr);
    await page.waitFor(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img')].some(
        ({ complete, naturalWidth }) => complete && naturalWidth > 100,
      ),
    );
    await page.click({ css: 'main button', name: carousel.next });
  },
};

const schedule: Scenario = {
  name: 'Schedule hydrates and shows the note',
  run: async (page) => {
    await page.gotoHydrated('/schedule');
    await page.waitForVisible({ css: 'h1' });
    await waitForText(page, note?.note_fr.slice(0, 40));
  },
};

const language: Scenario = {
  name: 'a visitor switches the language',
  run: async (page) => {
    const waitForLanguage = (locale: string) =>
      page.waitFor((lang) => document.documentElement.lang === lang, locale);
    await page.gotoHydrated('/club');
    await page.click({ css: 'header button', name: french.language.switch });
    await waitForLanguage('en');
    await page.waitForVisible({ css: 'header a', name: english.nav.schedule });
    await page.gotoHydrated('/schedule');
    await waitForLanguage('en');
    await waitForText(page, note?.note.slice(0, 40));
    await page.click({ css: 'header button', name: english.language.switch });
    await waitForLanguage('fr');
  },
};

const fonts: Scenario = {
  name: 'both fonts render with light and heavy weights',
  run: async (page) => {
    await page.gotoHydrated('/club');
    const widths = await page.evaluate(async () => {
      const context = document.createElement('canvas').getContext('2d');
      const measure = async (font: string) => {
        await document.fonts.load(font);
        if (!document.fonts.check(font) || !context) throw new Error(`No ${font}`);
        context.font = font;
        return context.measureText('Club de volleyball').width;
      };
      const [textFont, titleFont] = ['"Figtree Subset"', '"Saira Subset"'];
      return {
        regular: await measure(`400 100px ${textFont}`),
        bold: await measure(`800 100px ${textFont}`),
        semibold: await measure(`600 100px ${titleFont}`),
        black: await measure(`900 100px ${titleFont}`),
      };
    });
    if (widths.bold < widths.regular * 1.03) throw new Error(JSON.stringify(widths));
    if (widths.black < widths.semibold * 1.02) throw new Error(JSON.stringify(widths));
  },
};

/** The code and the texts of the offline notice, which a page loads when the browser is idle. */
const noticeFiles = ['src/app/offline/offline-support.tsx', 'src/i18n/locales/fr/offline.ts'];

/** Waits until the service worker controls the page and has cached the page and its files. */
const waitUntilCached = (page: Page, path: string) =>
  page.waitFor(
    async (pagePath, neededFiles) => {
      const usedFiles = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .filter(
          ({ origin, pathname }) => origin === location.origin && /^\/assets\//u.test(pathname),
        )
        .map(({ pathname }) => pathname);
      const responses = await Promise.all(
        [...usedFiles, pagePath].map((address) => caches.match(address)),
      );
      return (
        neededFiles.every((file) => usedFiles.includes(file)) &&
        // While the worker is being activated, it already controls the page.
        navigator.serviceWorker.controller?.state === 'activated' &&
        responses.every((response) => response?.ok)
      );
    },
    path,
    noticeFiles.map((file) => `/${findBuiltFile(file)}`),
  );

const offlineVisit: Scenario = {
  name: 'a visitor reads the site without a network',
  expectedErrors: /Load failed|NetworkError|Failed to fetch|engine-test-errors\.js/u,
  run: async (page) => {
    const noticeText = offline.notice.slice(0, 24);
    await page.gotoHydrated('/schedule');
    await waitForText(page, note?.note_fr.slice(0, 40));
    await waitUntilCached(page, '/schedule');
    page.site.setOffline(true);
    try {
      await page.goto('/schedule');
      await page.waitForVisible({ css: '[role=status]', name: noticeText });
      await waitForText(page, note?.note_fr.slice(0, 40));
    } finally {
      page.site.setOffline(false);
    }
    await page.gotoHydrated('/schedule');
    await page.waitForHidden({ css: '[role=status]', name: noticeText });
  },
};

/** The scenarios of a visitor who reads pages. */
export const pageScenarios: readonly Scenario[] = [home, schedule, language, fonts, offlineVisit];

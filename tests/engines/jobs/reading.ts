import { common as english } from '../../../web/src/i18n/locales/en/common.ts';
import { common as french } from '../../../web/src/i18n/locales/fr/common.ts';
import { carousel } from '../../../web/src/i18n/locales/fr/carousel.ts';
import { offline } from '../../../web/src/i18n/locales/fr/offline.ts';
import { demoContent } from '../../../emulators/demo/content.ts';
import type { Page } from '../page.ts';
import type { Job } from './job.ts';

const [banner] = demoContent.banners;
const [note] = demoContent.notes;

const hasText = (page: Page, text: string | undefined) =>
  // The page shows the dates of a title with no-break spaces.
  page.waitFor(
    (words) => document.body.textContent.replaceAll('\u00a0', ' ').includes(words),
    (text ?? '').replaceAll('\u00a0', ' '),
  );

const home: Job = {
  name: 'Home hydrates and shows the banners',
  run: async (page) => {
    await page.gotoHydrated('/?lng=fr');
    await page.see({ css: 'h1' });
    await hasText(page, banner?.eventTitle_fr);
    await page.waitFor(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img')].some(
        ({ complete, naturalWidth }) => complete && naturalWidth > 100,
      ),
    );
    await page.click({ css: 'main button', name: carousel.next });
  },
};

const schedule: Job = {
  name: 'Schedule hydrates and shows the note',
  run: async (page) => {
    await page.gotoHydrated('/schedule');
    await page.see({ css: 'h1' });
    await hasText(page, note?.note_fr.slice(0, 40));
  },
};

const language: Job = {
  name: 'a visitor switches the language',
  run: async (page) => {
    const isIn = (locale: string) =>
      page.waitFor((lang) => document.documentElement.lang === lang, locale);
    await page.gotoHydrated('/club');
    await page.click({ css: 'header button', name: french.language.switch });
    await isIn('en');
    await page.see({ css: 'header a', name: english.nav.schedule });
    await page.gotoHydrated('/schedule');
    await isIn('en');
    await hasText(page, note?.note.slice(0, 40));
    await page.click({ css: 'header button', name: english.language.switch });
    await isIn('fr');
  },
};

const fonts: Job = {
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
      const [text, display] = ['"Figtree Subset"', '"Saira Subset"'];
      return {
        regular: await measure(`400 100px ${text}`),
        bold: await measure(`800 100px ${text}`),
        semibold: await measure(`600 100px ${display}`),
        black: await measure(`900 100px ${display}`),
      };
    });
    if (widths.bold < widths.regular * 1.03) throw new Error(JSON.stringify(widths));
    if (widths.black < widths.semibold * 1.02) throw new Error(JSON.stringify(widths));
  },
};

/** Whether the service worker controls the page and has cached the page and its files. */
const isKept = (page: Page, path: string) =>
  page.waitFor(async (own) => {
    const usedFiles = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\//u.test(pathname))
      .map(({ pathname }) => pathname);
    const answers = await Promise.all([...usedFiles, own].map((address) => caches.match(address)));
    return navigator.serviceWorker.controller !== null && answers.every((answer) => answer?.ok);
  }, path);

const offlineVisit: Job = {
  name: 'a visitor reads the site without a network',
  expectedErrors: /Load failed|NetworkError|Failed to fetch|engine-test-errors\.js/u,
  run: async (page) => {
    const words = offline.notice.slice(0, 24);
    await page.gotoHydrated('/schedule');
    await hasText(page, note?.note_fr.slice(0, 40));
    await isKept(page, '/schedule');
    page.site.setOffline(true);
    try {
      await page.goto('/schedule');
      await page.see({ css: '[role=status]', name: words });
      await hasText(page, note?.note_fr.slice(0, 40));
    } finally {
      page.site.setOffline(false);
    }
    await page.gotoHydrated('/schedule');
    await page.seeNo({ css: '[role=status]', name: words });
  },
};

/** The jobs of a visitor who reads. */
export const readingJobs: readonly Job[] = [home, schedule, language, fonts, offlineVisit];

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../domain/locale.ts';
import { paths } from '../../domain/paths.ts';
import { demo } from '../../environments/demo.ts';
import { getComponentFile } from '../../web/prerender/source-files.ts';
import { getHtmlFile } from '../../web/prerender/pages.ts';
import { manifestId, type PageManifest } from '../../web/src/first-paint/contract.ts';
import {
  getChunk,
  chunkKeys,
  collectImports,
  distFolder,
  entryChunks,
  chunkFiles,
  collectReachable,
  readCode,
  sumSizes,
} from './bundle.ts';

/** The maximum sizes of a visitor's downloads in KiB after brotli, and the number of font files. */
const budgets = {
  /** The scripts that any page needs before it is interactive. */
  interactive: 118,
  /** All scripts of Home, with those that it loads later. */
  home: 185,
  styles: 12,
  fonts: 60,
  fontFiles: 2,
};

const { admin: _, ...visitorPaths } = paths;

/** Reads the HTML file of a path. */
const readDocument = (path: string): string =>
  readFileSync(join(distFolder, getHtmlFile(path.replace(':programId', 'u17'))), 'utf8');

/** The public pages, each with its component's chunk and the texts that it preloads. */
const pages = Object.entries(visitorPaths).map(([name, path]) => {
  const chunkKey = chunkKeys.find((one) => one.endsWith(`/${getComponentFile(name)}`)) ?? '';
  const [, manifest = '{}'] =
    new RegExp(`<script[^>]*id="${manifestId}">(.*?)</script>`, 'u').exec(readDocument(path)) ?? [];
  return { chunkKey, texts: (JSON.parse(manifest) as PageManifest).texts };
});

/** Finds the key of the chunk at an address. */
const findChunkKey = (address: string): string =>
  chunkKeys.find((key) => `/${getChunk(key).file}` === address) ?? address;

/** Collects the chunks that a page needs before it is interactive. */
const collectInteractiveChunks = ({ chunkKey, texts }: (typeof pages)[number], locale: Locale) =>
  collectImports(['index.html', chunkKey, ...texts[locale].map(findChunkKey)]);

const heavyChunks = {
  leaflet: 'src/pages/contact/places-map-or-button.tsx',
  swiper: 'src/ui/carousel/carousel.tsx',
} as const;
/** A property in the code of moment. The build does not shorten the names of properties. */
const momentProperty = '_isAMomentObject';
const homeChunkKey = 'src/pages/home/home-page.tsx';
/** The texts of the footer, of its form and of the carousels, which are loaded after the page. */
const lazyTexts = ['footer', 'forms', 'carousel'].map((name) => `src/i18n/locales/fr/${name}.ts`);

describe('the pages of visitors', () => {
  it('are all measured', () => {
    const pageChunkKeys = chunkKeys.filter((key) => /^src\/pages\/.+-page\.tsx$/u.test(key));
    expect(pages.map(({ chunkKey }) => chunkKey).toSorted()).toEqual(pageChunkKeys.toSorted());
  });

  for (const locale of locales) {
    it.each(pages)(`become interactive with little script (${locale}): $chunkKey`, (page) => {
      const scripts = chunkFiles.scripts(collectInteractiveChunks(page, locale));
      expect(sumSizes(scripts)).toBeLessThanOrEqual(budgets.interactive);
    });
  }

  it.each(pages)('load no code of the dashboard or of Firebase: $chunkKey', (page) => {
    const reachableChunks = collectReachable([page.chunkKey]);
    expect([...reachableChunks].filter((key) => /src\/staff|staff-session/u.test(key))).toEqual([]);
    const code = readCode(reachableChunks);
    for (const address of demo.staff) expect(code).not.toContain(address);
    expect(code).not.toContain('FOR ADMIN USE ONLY');
    expect(code).not.toMatch(
      /reactfire|@firebase|identitytoolkit|signInWithPopup|onSnapshot|persistentLocalCache/iu,
    );
  });

  it('are built with moment, whose property the next test searches for', () => {
    expect(readCode(chunkKeys)).toContain(momentProperty);
  });

  it.each(pages)('load no heavy package before they are interactive: $chunkKey', (page) => {
    const interactiveChunks = collectInteractiveChunks(page, 'fr');
    for (const key of Object.values(heavyChunks)) expect([...interactiveChunks]).not.toContain(key);
    expect(readCode(interactiveChunks)).not.toContain(momentProperty);
    const reachableChunks = collectReachable([page.chunkKey]);
    const canLoad = (key: string) => reachableChunks.has(key);
    expect(canLoad(heavyChunks.leaflet)).toBe(page.chunkKey.includes('/contact/'));
    expect(canLoad(heavyChunks.swiper)).toBe(/\/(?:club|home)\//u.test(page.chunkKey));
  });

  it('stay within the budget on Home, which loads the most', () => {
    const home = pages.find(({ chunkKey }) => chunkKey === homeChunkKey);
    if (!home) throw new Error('The build has no home page');
    const homeChunks = new Set([
      ...collectInteractiveChunks(home, 'fr'),
      ...collectReachable([homeChunkKey]),
      ...collectImports(['src/app/layout/footer.tsx', ...lazyTexts]),
    ]);
    expect(homeChunks.size).toBeGreaterThan(10);
    expect(sumSizes(chunkFiles.scripts(homeChunks))).toBeLessThanOrEqual(budgets.home);
  });

  it('share one small stylesheet and two small fonts', () => {
    expect(sumSizes(chunkFiles.styles(entryChunks))).toBeLessThanOrEqual(budgets.styles);
    for (const { chunkKey } of pages) {
      const reachableChunks = new Set(
        [...collectReachable([chunkKey])].filter((key) => key !== heavyChunks.leaflet),
      );
      expect(sumSizes(chunkFiles.styles([...entryChunks, ...reachableChunks]))).toBeLessThanOrEqual(
        budgets.styles,
      );
    }
    const fonts = chunkFiles.fonts(entryChunks);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.length).toBeLessThanOrEqual(budgets.fontFiles);
    expect(sumSizes(fonts)).toBeLessThanOrEqual(budgets.fonts);
  });

  it('have the dashboard in a separate chunk, which loads the full Firestore', () => {
    expect(readCode(collectImports(['src/staff/admin-page.tsx']))).toMatch(
      /onSnapshot|persistentLocalCache/iu,
    );
    expect(getChunk('src/staff/admin-page.tsx').file).not.toBe(getChunk('index.html').file);
  });
});

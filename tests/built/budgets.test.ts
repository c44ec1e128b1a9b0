import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../domain/locale.ts';
import { paths } from '../../domain/paths.ts';
import { demo } from '../../environments/demo.ts';
import { getPageFile } from '../../web/prerender/source-files.ts';
import { getFileName } from '../../web/prerender/pages.ts';
import { manifestId, type PageManifest } from '../../web/src/first-paint/contract.ts';
import {
  chunk,
  chunkNames,
  closure,
  dist,
  entry,
  filesOf,
  reachable,
  textOf,
  weigh,
} from './bundle.ts';

/** The most that a visitor downloads, in KiB after brotli. */
const budgets = { interactive: 118, home: 185, styles: 12, fonts: 60, fontFiles: 2 };

const { admin: _, ...visitorPaths } = paths;

/** The file that a visitor gets for a path. */
const documentAt = (path: string): string =>
  readFileSync(join(dist, getFileName(path.replace(':programId', 'u17'))), 'utf8');

/** The pages of visitors. Each has its component's file and the texts that it preloads. */
const pages = Object.entries(visitorPaths).map(([name, path]) => {
  const file = chunkNames.find((one) => one.endsWith(`/${getPageFile(name)}`)) ?? '';
  const [, manifest = '{}'] =
    new RegExp(`<script[^>]*id="${manifestId}">(.*?)</script>`, 'u').exec(documentAt(path)) ?? [];
  return { file, texts: (JSON.parse(manifest) as PageManifest).texts };
});

/** The chunk at an address. */
const chunkAt = (address: string): string =>
  chunkNames.find((name) => `/${chunk(name).file}` === address) ?? address;

/** The files that a page needs before it responds to its visitor. */
const interactive = ({ file, texts }: (typeof pages)[number], locale: Locale) =>
  closure(['index.html', file, ...texts[locale].map(chunkAt)]);

const heavy = {
  firestoreLite: 'src/data/firestore-lite.ts',
  leaflet: 'src/ui/map/map.tsx',
  swiper: 'src/ui/carousel/carousel.tsx',
} as const;
const homeFile = 'src/pages/home/home-page.tsx';
/** The texts of the footer's form and of the carousels, which load after the page. */
const laterTexts = ['forms', 'carousel'].map((name) => `src/i18n/locales/fr/${name}.ts`);

describe('the pages of visitors', () => {
  it('are all counted', () => {
    const builtFiles = chunkNames.filter((name) => /^src\/pages\/.+-page\.tsx$/u.test(name));
    expect(pages.map(({ file }) => file).toSorted()).toEqual(builtFiles.toSorted());
  });

  for (const locale of locales) {
    it.each(pages)(`ask for little before they answer (${locale}): $file`, (page) => {
      const scripts = filesOf.scripts(interactive(page, locale));
      expect(weigh(scripts)).toBeLessThanOrEqual(budgets.interactive);
    });
  }

  it.each(pages)(
    'reach nothing of the dashboard, of Auth or of the full Firestore: $file',
    (page) => {
      const parts = reachable([page.file]);
      expect([...parts].filter((name) => /src\/staff|staff-session/u.test(name))).toEqual([]);
      const scriptText = textOf(parts);
      for (const address of demo.staff) expect(scriptText).not.toContain(address);
      expect(scriptText).not.toContain('FOR ADMIN USE ONLY');
      expect(scriptText).not.toMatch(
        /reactfire|identitytoolkit|signInWithPopup|onSnapshot|persistentLocalCache/iu,
      );
    },
  );

  it.each(pages)('fetch the heavy packages behind the page, if at all: $file', (page) => {
    const first = interactive(page, 'fr');
    for (const name of Object.values(heavy)) expect([...first]).not.toContain(name);
    expect(textOf(first)).not.toContain('isMomentInput');
    const mayFetch = reachable([page.file]);
    const uses = (name: string) => mayFetch.has(name);
    expect(uses(heavy.leaflet)).toBe(page.file.includes('/contact/'));
    expect(uses(heavy.swiper)).toBe(/\/(?:club|home)\//u.test(page.file));
    expect(uses(heavy.firestoreLite)).toBe(/\/(?:home|program|schedule)\//u.test(page.file));
  });

  it('of which Home loads the most: all of it together is bounded', () => {
    // Firestore Lite comes only where the request in the page's head went wrong.
    const home = pages.find(({ file }) => file === homeFile);
    if (!home) throw new Error('Home was not built');
    const all = new Set([
      ...interactive(home, 'fr'),
      ...reachable([homeFile], [heavy.firestoreLite]),
      ...closure(['src/app/layout/footer.tsx', ...laterTexts]),
    ]);
    expect(all.size).toBeGreaterThan(10);
    expect(weigh(filesOf.scripts(all))).toBeLessThanOrEqual(budgets.home);
  });

  it('share one small stylesheet and two small fonts', () => {
    expect(weigh(filesOf.styles(entry))).toBeLessThanOrEqual(budgets.styles);
    for (const { file } of pages) {
      const later = new Set([...reachable([file])].filter((name) => name !== heavy.leaflet));
      expect(weigh(filesOf.styles([...entry, ...later]))).toBeLessThanOrEqual(budgets.styles);
    }
    const fonts = filesOf.fonts(entry);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.length).toBeLessThanOrEqual(budgets.fontFiles);
    expect(weigh(fonts)).toBeLessThanOrEqual(budgets.fonts);
  });

  it('leave the dashboard’s code where it is: in chunks of its own', () => {
    expect(textOf(closure(['src/staff/admin-page.tsx']))).toMatch(
      /onSnapshot|persistentLocalCache/iu,
    );
    expect(chunk('src/staff/admin-page.tsx').file).not.toBe(chunk('index.html').file);
  });
});

import { createHash } from 'node:crypto';
import { identity } from '@club/about/identity';
import { getEnglishAddress, locales } from '@club/domain/locale';
import { imageCollections } from '@club/domain/content/content-types';
import { getStorageOrigin } from '@club/domain/images/own-image';
import type { Rolldown } from 'vite';
import { paths } from '@club/domain/paths';
import { heroFolder, listHeroVariants } from '@club/domain/images/hero';
import type { PageManifest } from '../src/first-paint/contract.ts';
import type { RenderedPage, RenderPage } from '../src/app/rendered-page.ts';
import {
  toDocumentsPath,
  firestoreAddress,
  firestoreEmulatorAddress,
} from '../src/data/firestore-rest.ts';
import { allQueries } from '../src/data/all-queries.ts';
import { toRequestBody } from '../src/data/public-queries.ts';
import type { Page } from '../src/app/page.ts';
import { type Build, shellAddress } from '../worker/resource-type.ts';
import { bundleScript } from './bundle-script.ts';
import { findCalendarReads } from './calendar-reads.ts';
import { findPageChunks } from './chunks.ts';
import { composeClubStructuredData } from './club-structured-data.ts';
import { composeDocument, removeScripts } from './document.ts';
import { buildInlineScript } from './inline-script.ts';
import { renderHead, renderTag } from './head.ts';
import { renderRobotsTxt, renderSitemap, renderWebManifest } from './site-files.ts';
import { bannerSizes } from '../src/content/banner-sizes.ts';
import { toSrcSet } from '../src/ui/src-set.ts';
import { prerenderedPaths, getHtmlFile } from './pages.ts';

/** Renders the preload link of the home page's hero image. Empty without a storage bucket. */
function renderHeroPreload(settings: Readonly<Record<string, string>>): string {
  const bucket = settings['VITE_FIREBASE_STORAGE_BUCKET'] ?? '';
  if (bucket === '') return '';
  const variants = listHeroVariants(settings['VITE_FIREBASE_PROJECT_ID'] ?? '', bucket);
  return renderTag('link', {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imagesrcset: toSrcSet(variants, 'avif'),
    imagesizes: bannerSizes,
    fetchpriority: 'high',
  });
}

/** Matches the start of a link, with its path. Links with `hreflang` do not match. */
const linkStart = /(<a\b(?![^>]*\shreflang=)[^>]*?\shref=")(\/[^"?#]*)/giu;

/**
 * Makes the links of an English page lead to English pages, as `create-site-router.ts` does in the
 * browser.
 *
 * @param pathsWithEnglishFile the French paths of the pages that also have an English file
 */
const linkToEnglishPages = (html: string, pathsWithEnglishFile: readonly string[]): string =>
  html.replaceAll(linkStart, (match, start: string, path: string) =>
    pathsWithEnglishFile.includes(path) ? `${start}${getEnglishAddress(path)}` : match,
  );

interface BuiltSite {
  /** The built `index.html`. */
  readonly template: string;
  readonly bundle: Rolldown.OutputBundle;
  readonly renderPage: RenderPage;
  readonly isEmulator: boolean;
  /** The build's settings, by the names that the site reads. */
  readonly settings: Readonly<Record<string, string>>;
}

const getOrigin = ({ settings }: BuiltSite): string => settings['VITE_SITE_ORIGIN'] ?? '';

const getDocumentsPath = ({ settings }: BuiltSite): string =>
  toDocumentsPath(settings['VITE_FIREBASE_PROJECT_ID'] ?? '');

const findDescription = ({ head }: RenderedPage): string =>
  head.tags.find(({ key }) => key === 'description')?.attributes['content'] ?? '';

/** Whether the page asks search engines not to list it. */
const isUnlisted = ({ head }: RenderedPage): boolean =>
  head.tags.some(({ key }) => key === 'robots');

/** Describes the requests that a page sends to Firestore. */
function toManifestReads(reads: Page['reads'], site: BuiltSite): PageManifest['reads'] {
  const address = site.isEmulator ? firestoreEmulatorAddress : firestoreAddress;
  return {
    address: `${address}/${getDocumentsPath(site)}:runQuery`,
    bodies: Object.fromEntries(
      reads.map((name) => [name, toRequestBody(allQueries[name], getDocumentsPath(site))]),
    ),
  };
}

/** Describes what a page reads of the club's calendar, if the club has one. */
function toCalendarReads(path: string, site: BuiltSite): Pick<PageManifest, 'calendar'> {
  const calendar = site.settings['VITE_CALENDAR_ID']
    ? findCalendarReads(path, getDocumentsPath(site))
    : undefined;
  return calendar ? { calendar } : {};
}

/**
 * The head of the app shell, a page without content. If a page cannot be fetched and is
 * not cached, the worker serves the shell.
 */
const shellHead = renderHead({
  title: identity.name.fr,
  tags: [{ key: 'robots', tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }],
});

/**
 * Builds the service worker. Of the pages, it caches only the listed ones and the app shell, which
 * are the same for everybody.
 */
function buildWorker(
  { bundle, settings }: BuiltSite,
  listedPaths: readonly string[],
): Promise<string> {
  const project = settings['VITE_FIREBASE_PROJECT_ID'] ?? '';
  const bucket = settings['VITE_FIREBASE_STORAGE_BUCKET'] ?? '';
  const objectsUrl = `${getStorageOrigin(project)}/v0/b/${bucket}/o/`;
  const folders = [...imageCollections, heroFolder];
  const id = createHash('sha256').update(Object.keys(bundle).toSorted().join(' ')).digest('hex');
  const build: Build = {
    id: id.slice(0, 12),
    pages: [...listedPaths.flatMap((path) => [path, getEnglishAddress(path)]), shellAddress],
    publishedPrefixes: bucket === '' ? [] : folders.map((name) => `${objectsUrl}${name}%2F`),
  };
  return bundleScript('worker/worker.ts', { BUILD: build });
}

/**
 * Prerenders every page in both languages, the app shell, the service worker and the files for
 * search engines.
 *
 * @returns the files that Hosting serves, by name
 */
export async function prerenderSite(site: BuiltSite): Promise<Map<string, string>> {
  const sharedParts = {
    template: removeScripts(site.template),
    inlineScript: await buildInlineScript(),
  };
  const files = new Map<string, string>();
  const origin = getOrigin(site);
  const publicPaths = prerenderedPaths.filter((path) => path !== paths.admin);
  /** The French paths of the pages that search engines may list. */
  const listedPaths: string[] = [];
  for (const path of prerenderedPaths) {
    for (const locale of locales) {
      const renderedPage = await site.renderPage(path, locale, origin);
      const { html, name, page } = renderedPage;
      const englishPath = getEnglishAddress(path);
      const isHome = path === paths.home;
      const structuredData = isHome
        ? composeClubStructuredData(origin, locale, findDescription(renderedPage))
        : undefined;
      const head = [
        ...(isHome ? [renderHeroPreload(site.settings)] : []),
        renderHead(renderedPage.head, structuredData),
      ];
      const manifest = {
        ...findPageChunks(site.bundle, { name, ...page }),
        reads: toManifestReads(page.reads, site),
        ...toCalendarReads(path, site),
        ...(locale === 'fr' && { englishPath }),
      };
      if (locale === 'fr' && !isUnlisted(renderedPage)) listedPaths.push(path);
      files.set(
        getHtmlFile(locale === 'fr' ? path : englishPath),
        composeDocument(sharedParts, {
          locale,
          // The browser replaces a placeholder and does not hydrate it.
          pageName: page.isPlaceholder === true ? '' : name,
          manifest,
          head: head.join('\n    '),
          html: locale === 'fr' ? html : linkToEnglishPages(html, publicPaths),
        }),
      );
    }
  }
  const shellParts = {
    locale: 'fr',
    pageName: '',
    manifest: { ...findPageChunks(site.bundle), reads: toManifestReads([], site) },
    head: shellHead,
    html: '',
  } as const;
  files.set('shell.html', composeDocument(sharedParts, shellParts));
  files.set('sw.js', await buildWorker(site, listedPaths));
  files.set('sitemap.xml', renderSitemap(origin, listedPaths));
  files.set('robots.txt', renderRobotsTxt(origin));
  files.set('manifest.webmanifest', renderWebManifest());
  return files;
}

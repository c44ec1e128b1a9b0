import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import * as v from 'valibot';
import { locales } from '../../domain/locale.ts';
import { CommandError } from '../../emulators/command-error.ts';
import { step } from '../../emulators/progress.ts';
import { getEmulatorAddress, root } from '../../emulators/project.ts';
import { openChromium } from '../../tests/browser/open-chromium.ts';
import { formatRow, formatTable } from './write-table.ts';

const port = 9333;
/** The pages with the most code. */
const richestPages = ['/', '/program/u15', '/schedule'];
const visitCount = 3;

const dist = join(root, 'web/dist');
const barePage = join(dist, 'bench-bare.html');

/** Writes the home page's HTML with its picture and without scripts, at `/bench-bare`. */
async function writeBarePage(): Promise<void> {
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const html = page
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gsu, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/gu, '');
  await writeFile(barePage, html);
}

/** The result of one visit, as Lighthouse simulates a phone on a slow network. */
interface Visit {
  readonly performance: number;
  /** The lowest score in accessibility, best practices and SEO. */
  readonly lowestOther: number;
  /** Milliseconds until the largest contentful paint. */
  readonly lcp: number;
  /** Milliseconds for which the main thread was blocked. */
  readonly blocked: number;
  /** The cumulative layout shift, a number without a unit. */
  readonly shift: number;
  /** The kilobytes of all responses over the network. */
  readonly kilobytes: number;
}

const requestsSchema = v.object({
  details: v.object({ items: v.array(v.object({ transferSize: v.number() })) }),
});

/**
 * Visits a page with Lighthouse's phone settings.
 *
 * @throws CommandError when the page cannot be loaded
 */
async function visit(path: string): Promise<Visit> {
  const url = `${getEmulatorAddress('hosting')}${path}`;
  // Each visit is a first one. An earlier cookie would set the language.
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    clearStorageTypes: ['cookies', 'local_storage', 'service_workers', 'cache_storage'],
  });
  if (!result) throw new CommandError(`Lighthouse returned no result for ${url}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new CommandError(`${url}: ${runtimeError.message}`);
  const getScore = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const getNumber = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const { items } = v.parse(requestsSchema, audits['network-requests']).details;
  return {
    performance: getScore('performance'),
    lowestOther: Math.min(...['accessibility', 'best-practices', 'seo'].map(getScore)),
    lcp: getNumber('largest-contentful-paint'),
    blocked: getNumber('total-blocking-time'),
    shift: getNumber('cumulative-layout-shift'),
    kilobytes: items.reduce((sum, { transferSize }) => sum + transferSize / 1024, 0),
  };
}

/** Visits a page several times. Returns the visit whose largest paint is the median. */
async function visitSeveralTimes(path: string, count: number, signal: AbortSignal): Promise<Visit> {
  const visits: Visit[] = [];
  for (let index = 0; index < count; index += 1) {
    signal.throwIfAborted();
    visits.push(await visit(path));
  }
  const median = visits.toSorted((a, b) => a.lcp - b.lcp)[Math.floor((count - 1) / 2)];
  if (!median) throw new Error('There is no visit to choose from.');
  return median;
}

/**
 * Measures the richest pages in both languages beside a page without scripts, or only one page.
 * Returns a table.
 */
export async function measurePages(signal: AbortSignal, onlyPage?: string): Promise<string> {
  const count = onlyPage === undefined ? visitCount : 1;
  const measure = (path: string) =>
    step(`Visiting ${path}`, visitSeveralTimes(path, count, signal));
  await writeBarePage();
  const browser = await openChromium([`--remote-debugging-port=${port}`]);
  try {
    // The first visit is not counted, because a new browser is still starting.
    await measure('/bench-bare');
    const bare = await measure('/bench-bare');
    const formatVisit = (name: string, { lcp, blocked, shift, ...others }: Visit) =>
      formatRow(
        name,
        others.performance,
        others.lowestOther,
        `${(lcp / 1000).toFixed(2)} s`,
        (lcp / bare.lcp).toFixed(2),
        `${Math.round(blocked)} ms`,
        shift.toFixed(3),
        `${Math.round(others.kilobytes)} KB`,
      );
    const rows = [formatVisit('`/`, no script', bare)];
    for (const page of onlyPage === undefined ? richestPages : [onlyPage])
      for (const language of locales) {
        // French is the default language.
        const query = language === 'fr' ? '' : `?lng=${language}`;
        rows.push(formatVisit(`\`${page}\` ${language}`, await measure(`${page}${query}`)));
      }
    const head = ['Page', 'Performance', 'Others', 'LCP', 'Of bare', 'Blocked', 'Shift', 'All'];
    return formatTable(head, rows);
  } finally {
    await browser.close();
    await rm(barePage, { force: true });
  }
}

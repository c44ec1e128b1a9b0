import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeCalendarFeedPath, calendarFeeds } from '@club/domain/calendar/calendar-feeds';
import { paths } from '@club/domain/paths';
import { builtPages, siteFolder, isHostedFile, findTags } from './pages.ts';

const pagesByAddress = new Map(builtPages.map((page) => [page.address, page]));
/** The calendar feeds, which the API serves. */
const feedPaths: readonly string[] = calendarFeeds.map(makeCalendarFeedPath);
const hasId = (html: string, id: string): boolean => html.includes(` id="${id}"`);

/** Lists the entry script, and the chunks that the page preloads for it. */
function listScripts(html: string): string[] {
  const manifest = /"entry":"([^"]*)","chunks":\[([^\]]*)\]/u.exec(html);
  return [manifest?.[1] ?? '', ...(JSON.parse(`[${manifest?.[2] ?? ''}]`) as string[])];
}

/** Finds the problem of a link on the page at an address; undefined if the link works. */
function findLinkProblem(link: string, pageAddress: string): string | undefined {
  if (/^(?:tel:\+[\d-]+|mailto:[^@\s]+@[^@\s]+)$/u.test(link)) return undefined;
  const url = new URL(link, `http://127.0.0.1:5000${pageAddress}`);
  if (url.origin !== 'http://127.0.0.1:5000') {
    return ['https:', 'webcal:'].includes(url.protocol) ? undefined : `${link} is not secure`;
  }
  if (feedPaths.includes(url.pathname)) return undefined;
  if (
    url.pathname === paths.admin ||
    isHostedFile(`${url.pathname}.html`) ||
    isHostedFile(url.pathname)
  ) {
    const target = pagesByAddress.get(url.pathname);
    const id = url.hash.slice(1);
    return id === '' || (target && hasId(target.html, id)) ? undefined : `${link}: no #${id}`;
  }
  return pagesByAddress.has(url.pathname) ? undefined : `${link} leads to no page`;
}

describe.each([...pagesByAddress.keys()])('the page %s', (address) => {
  const html = pagesByAddress.get(address)?.html ?? '';

  it('has only links that work', () => {
    const links = findTags(html, 'a').map((one) => one['href'] ?? '(a link without an address)');
    expect(links.length).toBeGreaterThan(10);
    expect(links.map((link) => findLinkProblem(link, address)).filter(Boolean)).toEqual([]);
  });

  it('shows and loads only files that exist', () => {
    const files = [
      ...findTags(html, 'img').map((one) => one['src']),
      ...findTags(html, 'link').map((one) => one['href']),
    ]
      .filter((file) => file !== undefined)
      .filter((file) => file.startsWith('/'));
    expect(files.filter((file) => !isHostedFile(file))).toEqual([]);
    const scripts = listScripts(html);
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((file) => !isHostedFile(file))).toEqual([]);
  });

  it('preloads every import of the entry script', () => {
    const [entryScript = '', ...preloadedFiles] = listScripts(html);
    const importedFiles = [
      ...readFileSync(join(siteFolder, entryScript), 'utf8').matchAll(/\.\/([\w-]+\.js)/gu),
    ];
    expect(importedFiles.length).toBeGreaterThan(2);
    expect(
      importedFiles
        .map(([, name]) => `/assets/${name}`)
        .filter((one) => !preloadedFiles.includes(one)),
    ).toEqual([]);
  });
});

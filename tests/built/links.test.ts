import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '@club/domain/paths';
import { builtPages, folder, isFile, tags } from './pages.ts';

const pagesByAddress = new Map(builtPages.map((page) => [page.address, page]));
const hasId = (html: string, id: string): boolean => html.includes(` id="${id}"`);

/** The site's script, and what the page preloads for it. */
function scriptsOf(html: string): string[] {
  const start = /"entry":"([^"]*)","chunks":\[([^\]]*)\]/u.exec(html);
  return [start?.[1] ?? '', ...(JSON.parse(`[${start?.[2] ?? ''}]`) as string[])];
}

/** What is wrong with a link of a page; undefined where it leads somewhere. */
function problemOf(link: string, from: string): string | undefined {
  if (/^(?:tel:\+[\d-]+|mailto:[^@\s]+@[^@\s]+)$/u.test(link)) return undefined;
  const url = new URL(link, `http://127.0.0.1:5000${from}`);
  if (url.origin !== 'http://127.0.0.1:5000') {
    return ['https:', 'webcal:'].includes(url.protocol) ? undefined : `${link} is not secure`;
  }
  if (url.pathname === paths.admin || isFile(`${url.pathname}.html`) || isFile(url.pathname)) {
    const target = pagesByAddress.get(url.pathname);
    const id = url.hash.slice(1);
    return id === '' || (target && hasId(target.html, id)) ? undefined : `${link}: no #${id}`;
  }
  return pagesByAddress.has(url.pathname) ? undefined : `${link} leads nowhere`;
}

describe.each([...pagesByAddress.keys()])('the page %s', (address) => {
  const html = pagesByAddress.get(address)?.html ?? '';

  it('links to nothing that is not there', () => {
    const links = tags(html, 'a').map((one) => one['href'] ?? '(a link without an address)');
    expect(links.length).toBeGreaterThan(10);
    expect(links.map((link) => problemOf(link, address)).filter(Boolean)).toEqual([]);
  });

  it('shows and loads nothing that is not there', () => {
    const files = [
      ...tags(html, 'img').map((one) => one['src']),
      ...tags(html, 'link').map((one) => one['href']),
    ]
      .filter((file) => file !== undefined)
      .filter((file) => file.startsWith('/'));
    expect(files.filter((file) => !isFile(file))).toEqual([]);
    const scripts = scriptsOf(html);
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((file) => !isFile(file))).toEqual([]);
  });

  it('has all that the site’s script starts with asked for ahead: no trip over the network more', () => {
    const [entry = '', ...ahead] = scriptsOf(html);
    const importedFiles = [
      ...readFileSync(join(folder, entry), 'utf8').matchAll(/\.\/([\w-]+\.js)/gu),
    ];
    expect(importedFiles.length).toBeGreaterThan(2);
    expect(
      importedFiles.map(([, name]) => `/assets/${name}`).filter((one) => !ahead.includes(one)),
    ).toEqual([]);
  });
});

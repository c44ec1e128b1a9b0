import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cards as english } from '@club/about/en/cards';
import { cards as french } from '@club/about/fr/cards';
import { identity } from '@club/about/identity';
import { localizeAddress, locations } from '@club/domain/location';
import firebase from '../../firebase.json' with { type: 'json' };
import { pageAddresses } from '../browser/page-addresses.ts';
import { type BuiltPage, builtPages, elements, folder, isFile, tags, textOf } from './pages.ts';

const meta = ({ html }: BuiltPage, name: string): string | undefined =>
  tags(html, 'meta').find((one) => one['name'] === name || one['property'] === name)?.['content'];
const links = ({ html }: BuiltPage, rel: string) =>
  tags(html, 'link').filter((one) => one['rel'] === rel);
const at = (address: string): BuiltPage => {
  const page = builtPages.find((one) => one.address === address);
  if (!page) throw new Error(`${address} was not drawn`);
  return page;
};
const policy =
  firebase.hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

it('there is one in each language for every address', () => {
  const builtAddresses = builtPages.map(({ address }) => address);
  const expectedAddresses = pageAddresses
    .filter((address) => address !== '/nowhere')
    .concat('/program/DEV2', '/404');
  expect(expectedAddresses.filter((address) => !builtAddresses.includes(address))).toEqual([]);
  const english = expectedAddresses.map((address) => `/en${address === '/' ? '' : address}`);
  expect(english.filter((address) => !builtAddresses.includes(address))).toEqual([]);
});

describe.each(builtPages.map((page) => [page.address, page] as const))(
  'the page %s, without JavaScript',
  (_, page) => {
    it('has its language, one heading of the first level, its title and description', () => {
      expect(page.html).toContain(`<html lang="${page.locale}">`);
      const headings = elements(page.body, 'h1').map(textOf);
      expect(headings).toHaveLength(1);
      expect(headings[0]).not.toBe('');
      const [title = ''] = elements(page.html, 'title');
      expect(title.split(' · ')).toEqual([
        expect.stringMatching(/\S/u),
        identity.name[page.locale],
      ]);
      expect(meta(page, 'description')?.length).toBeGreaterThan(40);
    });

    it('has header, navigation, contacts and policies', () => {
      expect(elements(page.body, 'main').map(textOf)).toEqual([expect.stringMatching(/\w{3}/u)]);
      const policies = `${page.locale === 'en' ? '/en' : ''}/club-policy`;
      for (const href of [`tel:+1-${identity.phone}`, `mailto:${identity.email}`, policies]) {
        expect(page.body).toContain(`href="${href}`);
      }
    });

    it('leads to pages in its own language, but for the links to the other one', () => {
      const other = tags(page.body, 'a')
        .map((one) => ({ href: one['href'] ?? '', lang: one['hrefLang'] }))
        .filter(({ href }) => href.startsWith('/'))
        // The staff's page has one address: only the language switch names a language there.
        .filter(({ href, lang }) => href !== '/admin' || lang !== undefined)
        .filter(({ href }) => /^\/en(?![^/#?])/u.test(href) !== (page.locale === 'en'));
      expect(other.length).toBeGreaterThan(0);
      expect(other.filter(({ lang }) => lang === undefined || lang === page.locale)).toEqual([]);
    });

    it('has a newsletter form that posts its language, but for the staff’s page', () => {
      const [form = ''] =
        page.body.match(/<form[^>]*action="\/api\/email\/subscribe".*?<\/form>/su) ?? [];
      if (page.address.endsWith('/admin')) {
        expect(form).toBe('');
        return;
      }
      expect(form).toMatch(/^<form[^>]*method="post"/u);
      expect(form).toContain(`name="lng" value="${page.locale}"`);
    });

    it('has a card for links to it, drawn in the right size and light', () => {
      const image = new URL(meta(page, 'og:image') ?? '').pathname;
      const png = readFileSync(join(folder, image));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(80_000);
      expect(meta(page, 'og:title')).toBeTruthy();
      const texts: string[] = Object.values(page.locale === 'fr' ? french : english);
      expect(texts).toContain(meta(page, 'og:image:alt'));
    });

    it('says where it is in each language, or asks not to be listed', () => {
      if (meta(page, 'robots') === 'noindex') {
        expect(links(page, 'canonical')).toEqual([]);
        return;
      }
      const [canonical] = links(page, 'canonical');
      const address = page.address.replace(/^\/en(?=\/|$)/u, '') || '/';
      const query = page.locale === 'en' ? '?lng=en' : '';
      expect(canonical?.['href']).toBe(`http://127.0.0.1:5000${address}${query}`);
      const languages = links(page, 'alternate').map((one) => one['hreflang']);
      expect(languages).toEqual(['fr', 'en', 'x-default']);
    });

    it('holds nothing that the content security policy forbids', () => {
      expect(page.html).not.toMatch(/<[^>]*\s(?:style|on\w+)="/u);
      expect(page.html).not.toContain('<style');
      const inline = elements(page.html, 'script');
      const runs = inline.filter((script) => !script.startsWith('{'));
      expect(runs).toHaveLength(1);
      const hash = createHash('sha256').update(runs.join('')).digest('base64');
      expect(policy, 'run: npm run csp -w web').toContain(`'sha256-${hash}'`);
    });
  },
);

it('the contact page has the three addresses and a form that posts', () => {
  for (const [address, locale] of [
    ['/contact', 'fr'],
    ['/en/contact', 'en'],
  ] as const) {
    const { body } = at(address);
    for (const location of locations)
      expect(textOf(body)).toContain(localizeAddress(location, locale));
    expect(body).toMatch(/<form[^>]*action="\/api\/contact"[^>]*method="post"/u);
  }
});

it('the home page describes the club to search engines, with its three places', () => {
  const data = elements(at('/').html, 'script').find((one) => one.includes('schema.org'));
  expect(JSON.parse(data ?? '{}')).toMatchObject({
    '@type': 'SportsClub',
    name: identity.name.fr,
    location: locations.map(({ lat, lng }) => ({ geo: { latitude: lat, longitude: lng } })),
  });
});

it('the sitemap lists every page that may be listed, and robots are kept from the dashboard', () => {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const canonicalAddresses = builtPages
    .flatMap((page) => links(page, 'canonical'))
    .map((one) => one['href']);
  expect(elements(sitemap, 'loc').sort()).toEqual(canonicalAddresses.sort());
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain('Disallow: /admin\n');
  const manifest = readFileSync(join(folder, 'manifest.webmanifest'), 'utf8');
  const icons = [...manifest.matchAll(/"src":"([^"]*)"/gu)].map(([, src = '']) => src);
  expect(icons.filter((src) => !isFile(src))).toEqual([]);
});

it('the dashboard’s says at once, before staff’s code is there, that the account is checked', () => {
  const { body } = at('/admin');
  expect(textOf(elements(body, 'main').join(''))).toContain('Vérification de votre compte…');
  // The browser replaces it: hydrating needs the very page.
  expect(body).toContain('data-page=""');
});

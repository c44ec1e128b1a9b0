import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardAltTexts as english } from '@club/about/en/cards';
import { cardAltTexts as french } from '@club/about/fr/cards';
import { helpLines } from '@club/about/help-lines';
import { identity } from '@club/about/identity';
import { localizeAddress, locations } from '@club/domain/location';
import firebase from '../../firebase.json' with { type: 'json' };
import { pageAddresses } from '../browser/page-addresses.ts';
import {
  type BuiltPage,
  builtPages,
  findElements,
  siteFolder,
  isHostedFile,
  findTags,
  getText,
} from './pages.ts';

const getMeta = ({ html }: BuiltPage, name: string): string | undefined =>
  findTags(html, 'meta').find((one) => one['name'] === name || one['property'] === name)?.[
    'content'
  ];
const listLinks = ({ html }: BuiltPage, rel: string) =>
  findTags(html, 'link').filter((one) => one['rel'] === rel);
const getPage = (address: string): BuiltPage => {
  const page = builtPages.find((one) => one.address === address);
  if (!page) throw new Error(`${address} was not prerendered`);
  return page;
};
const securityPolicy =
  firebase.hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

it('every address has a page in each language', () => {
  const builtAddresses = builtPages.map(({ address }) => address);
  const expectedAddresses = pageAddresses
    .filter((address) => address !== '/nowhere')
    .concat('/program/DEV2', '/404');
  expect(expectedAddresses.filter((address) => !builtAddresses.includes(address))).toEqual([]);
  const englishAddresses = expectedAddresses.map(
    (address) => `/en${address === '/' ? '' : address}`,
  );
  expect(englishAddresses.filter((address) => !builtAddresses.includes(address))).toEqual([]);
});

describe.each(builtPages.map((page) => [page.address, page] as const))(
  'the page %s, without JavaScript',
  (_, page) => {
    it('has its language, one heading of the first level, its title and description', () => {
      expect(page.html).toContain(`<html lang="${page.locale}">`);
      const headings = findElements(page.body, 'h1').map(getText);
      expect(headings).toHaveLength(1);
      expect(headings[0]).not.toBe('');
      const [title = ''] = findElements(page.html, 'title');
      expect(title.split(' · ')).toEqual([
        expect.stringMatching(/\S/u),
        identity.name[page.locale],
      ]);
      expect(getMeta(page, 'description')?.length).toBeGreaterThan(40);
    });

    it('has a main text, and links to the contacts, the policies and, for visitors, the help lines', () => {
      expect(findElements(page.body, 'main').map(getText)).toEqual([
        expect.stringMatching(/\w{3}/u),
      ]);
      const policyAddress = `${page.locale === 'en' ? '/en' : ''}/club-policy`;
      for (const href of [`tel:+1-${identity.phone}`, `mailto:${identity.email}`, policyAddress]) {
        expect(page.body).toContain(`href="${href}`);
      }
      const { dpjMontreal, dpjMontrealEnglish, ...bilingualLines } = helpLines;
      const dpj = page.locale === 'en' ? dpjMontrealEnglish : dpjMontreal;
      const shownLines = page.address.endsWith('/admin')
        ? []
        : [dpj, ...Object.values(bilingualLines)];
      for (const { phone } of shownLines) {
        expect(page.body).toContain(`href="tel:+${phone.replaceAll('-', '')}"`);
      }
    });

    it('links to pages in its own language, except in the language switch', () => {
      const otherLanguageLinks = findTags(page.body, 'a')
        .map((one) => ({ href: one['href'] ?? '', lang: one['hrefLang'] }))
        .filter(({ href }) => href.startsWith('/'))
        // The dashboard, the calendar feeds and the licences have one address for both languages, so
        // only their links with `hreflang` count.
        .filter(
          ({ href, lang }) =>
            !/^\/(?:admin$|api\/|licences\.txt$)/u.test(href) || lang !== undefined,
        )
        .filter(({ href }) => /^\/en(?![^/#?])/u.test(href) !== (page.locale === 'en'));
      expect(otherLanguageLinks.length).toBeGreaterThan(0);
      expect(
        otherLanguageLinks.filter(({ lang }) => lang === undefined || lang === page.locale),
      ).toEqual([]);
    });

    it('has a newsletter form that posts its language, except on the dashboard', () => {
      const [form = ''] =
        page.body.match(/<form[^>]*action="\/api\/email\/subscribe".*?<\/form>/su) ?? [];
      if (page.address.endsWith('/admin')) {
        expect(form).toBe('');
        return;
      }
      expect(form).toMatch(/^<form[^>]*method="post"/u);
      expect(form).toContain(`name="lng" value="${page.locale}"`);
    });

    it('has a share card of the right size, in a small file', () => {
      const image = new URL(getMeta(page, 'og:image') ?? '').pathname;
      const png = readFileSync(join(siteFolder, image));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(80_000);
      expect(getMeta(page, 'og:title')).toBeTruthy();
      const texts: string[] = Object.values(page.locale === 'fr' ? french : english);
      expect(texts).toContain(getMeta(page, 'og:image:alt'));
    });

    it('names its address in each language, or is excluded from search engines', () => {
      if (getMeta(page, 'robots') === 'noindex') {
        expect(listLinks(page, 'canonical')).toEqual([]);
        return;
      }
      const [canonical] = listLinks(page, 'canonical');
      expect(canonical?.['href']).toBe(`http://127.0.0.1:5000${page.address}`);
      const languages = listLinks(page, 'alternate').map((one) => one['hreflang']);
      expect(languages).toEqual(['fr', 'en', 'x-default']);
    });

    it('contains nothing that the content security policy forbids', () => {
      expect(page.html).not.toMatch(/<[^>]*\s(?:style|on\w+)="/u);
      expect(page.html).not.toContain('<style');
      const inlineScripts = findElements(page.html, 'script');
      const executableScripts = inlineScripts.filter((script) => !script.startsWith('{'));
      expect(executableScripts).toHaveLength(1);
      const hash = createHash('sha256').update(executableScripts.join('')).digest('base64');
      expect(securityPolicy, 'run: npm run csp -w web').toContain(`'sha256-${hash}'`);
    });
  },
);

it('the contact page has the three addresses and a form that posts', () => {
  for (const [address, locale] of [
    ['/contact', 'fr'],
    ['/en/contact', 'en'],
  ] as const) {
    const { body } = getPage(address);
    for (const location of locations)
      expect(getText(body)).toContain(localizeAddress(location, locale));
    expect(body).toMatch(/<form[^>]*action="\/api\/contact"[^>]*method="post"/u);
  }
});

it('the home page describes the club to search engines, with its three places', () => {
  const data = findElements(getPage('/').html, 'script').find((one) => one.includes('schema.org'));
  expect(JSON.parse(data ?? '{}')).toMatchObject({
    '@type': 'SportsClub',
    name: identity.name.fr,
    location: locations.map(({ lat, lng }) => ({ geo: { latitude: lat, longitude: lng } })),
  });
});

it('the sitemap lists every indexed page, robots.txt excludes the dashboard, and all icons exist', () => {
  const sitemap = readFileSync(join(siteFolder, 'sitemap.xml'), 'utf8');
  const canonicalAddresses = builtPages
    .flatMap((page) => listLinks(page, 'canonical'))
    .map((one) => one['href']);
  expect(findElements(sitemap, 'loc').sort()).toEqual(canonicalAddresses.sort());
  expect(readFileSync(join(siteFolder, 'robots.txt'), 'utf8')).toContain('Disallow: /admin\n');
  const manifest = readFileSync(join(siteFolder, 'manifest.webmanifest'), 'utf8');
  const icons = [...manifest.matchAll(/"src":"([^"]*)"/gu)].map(([, src = '']) => src);
  expect(icons.filter((src) => !isHostedFile(src))).toEqual([]);
});

it('before its code is loaded, the dashboard shows that the account is being checked', () => {
  const { body } = getPage('/admin');
  expect(getText(findElements(body, 'main').join(''))).toContain('Vérification de votre compte…');
  // The attribute names no page, so the browser renders the page anew instead of hydrating it.
  expect(body).toContain('data-page=""');
});

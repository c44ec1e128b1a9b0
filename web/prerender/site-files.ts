import { identity } from '@club/about/identity';
import { escapeHtml } from '@club/domain/escape-html';
import type { Locale } from '@club/domain/locale';
import { getAddressesByLocale } from '../src/app/head/page-head.ts';
import { paths } from '@club/domain/paths';

/** Renders a page's sitemap entry in one language, with links to both languages. */
const renderEntry = (origin: string, path: string, locale: Locale): string => {
  const addresses = getAddressesByLocale(origin, path);
  const renderLink = (hreflang: string, href: string) =>
    `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`;
  return [
    '  <url>',
    `    <loc>${escapeHtml(addresses[locale])}</loc>`,
    renderLink('fr', addresses.fr),
    renderLink('en', addresses.en),
    renderLink('x-default', addresses.fr),
    '  </url>',
  ].join('\n');
};

/** Renders the sitemap: every listed page in both languages (sitemaps.org). */
export const renderSitemap = (origin: string, listedPaths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listedPaths.flatMap((path) => [
      renderEntry(origin, path, 'fr'),
      renderEntry(origin, path, 'en'),
    ]),
    '</urlset>',
    '',
  ].join('\n');

/** Renders `robots.txt`. Robots may visit all pages except the dashboard. */
export const renderRobotsTxt = (origin: string): string =>
  ['User-agent: *', `Disallow: ${paths.admin}`, '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );

const toIcon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/images/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Renders the web app manifest, for visitors who add the site to their home screen. */
export const renderWebManifest = (): string =>
  JSON.stringify({
    name: identity.name.fr,
    short_name: identity.shortName,
    lang: 'fr',
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: '#0b1638',
    theme_color: '#0b1638',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      toIcon('icon-192', 192, 'any'),
      toIcon('icon-512', 512, 'any'),
      toIcon('icon-maskable-512', 512, 'maskable'),
    ],
  });

import { identity } from '@club/about/identity';
import { getEnglishAddress, type Locale } from '@club/domain/locale';
import type { TFunction } from 'i18next';
import type { Params } from 'react-router-dom';
import { cardAltTexts as englishAltTexts } from '@club/about/en/cards';
import { cardAltTexts as frenchAltTexts } from '@club/about/fr/cards';
import type { Card, Page } from '../page.ts';

/** An element of a page's head. `key` identifies it. */
export interface HeadTag {
  readonly key: string;
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}
export interface PageHead {
  readonly title: string;
  readonly tags: readonly HeadTag[];
}

/** A page at an address and in a language. */
interface LocalizedPage {
  readonly page: Page;
  readonly params: Params;
  readonly path: string;
  readonly locale: Locale;
  readonly t: TFunction;
  /** The site's origin, for absolute addresses. */
  readonly origin: string;
}

const cardTexts: Readonly<Record<Locale, Readonly<Record<Card, string>>>> = {
  en: englishAltTexts,
  fr: frenchAltTexts,
};

/** The size of the share cards in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

const createMetaTag = (name: string, content: string): HeadTag => ({
  key: name,
  tag: 'meta',
  attributes: { name, content },
});
const createPropertyTag = (name: string, content: string): HeadTag => ({
  key: name,
  tag: 'meta',
  attributes: { property: name, content },
});
const createAlternateTag = (hreflang: string, href: string): HeadTag => ({
  key: `alternate-${hreflang}`,
  tag: 'link',
  attributes: { rel: 'alternate', hreflang, href },
});

/** The addresses of a page in each language. French is the default. */
export const getAddressesByLocale = (
  origin: string,
  path: string,
): Readonly<Record<Locale, string>> => ({
  fr: `${origin}${path}`,
  en: `${origin}${getEnglishAddress(path)}`,
});

/** The elements for search engines. They name the page's addresses, or exclude it from results. */
function createSearchTags({ page, params, locale, origin }: LocalizedPage): HeadTag[] {
  const path = page.canonicalPath?.(params);
  if (path === undefined) return [createMetaTag('robots', 'noindex')];
  const addresses = getAddressesByLocale(origin, path);
  return [
    { key: 'canonical', tag: 'link', attributes: { rel: 'canonical', href: addresses[locale] } },
    createAlternateTag('fr', addresses.fr),
    createAlternateTag('en', addresses.en),
    createAlternateTag('x-default', addresses.fr),
  ];
}

/** The preview card of a shared link (Open Graph). */
function createCardTags(
  { page, params, path, locale, origin }: LocalizedPage,
  title: string,
): HeadTag[] {
  return [
    createPropertyTag('og:type', 'website'),
    createPropertyTag('og:site_name', identity.name[locale]),
    createPropertyTag('og:locale', locale === 'fr' ? 'fr_CA' : 'en_CA'),
    createPropertyTag('og:locale:alternate', locale === 'fr' ? 'en_CA' : 'fr_CA'),
    createPropertyTag('og:title', title),
    createPropertyTag(
      'og:url',
      getAddressesByLocale(origin, page.canonicalPath?.(params) ?? path)[locale],
    ),
    createPropertyTag('og:image', `${origin}/images/cards/${page.card(params)}.png`),
    createPropertyTag('og:image:width', String(cardSize.width)),
    createPropertyTag('og:image:height', String(cardSize.height)),
    createPropertyTag('og:image:alt', cardTexts[locale][page.card(params)]),
    createMetaTag('twitter:card', 'summary_large_image'),
  ];
}

/** Composes the head of a page. The build and `usePageHead` use it. */
export function composePageHead(localizedPage: LocalizedPage): PageHead {
  const { page, params, locale, t } = localizedPage;
  const title = page.title(t, params);
  const description = page.description(t, params);
  return {
    title: t('common:page_title', { page: title, club: identity.name[locale] }),
    tags: [
      createMetaTag('description', description),
      ...createSearchTags(localizedPage),
      ...createCardTags(localizedPage, title),
      createPropertyTag('og:description', description),
    ],
  };
}

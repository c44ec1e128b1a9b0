import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the site as built for the emulators. */
export const siteFolder = join(import.meta.dirname, '../../web/dist');

export interface BuiltPage {
  /** The address at which Hosting serves the page. */
  readonly address: string;
  readonly html: string;
  /** The body without its scripts. */
  readonly body: string;
  readonly locale: 'fr' | 'en';
}

/** The app shell, which is no page, and the stub of the registration form. */
const otherDocuments = ['shell.html', 'registration-form.html'];

const toAddress = (name: string): string =>
  `/${name.replace(/(?:^|\/)index\.html$/u, '').replace(/\.html$/u, '')}`;

/** Every prerendered page, in both languages. */
export const builtPages: readonly BuiltPage[] = readdirSync(siteFolder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.html') && !otherDocuments.includes(name))
  .map((name) => {
    const html = readFileSync(join(siteFolder, name), 'utf8');
    const address = toAddress(name.replaceAll('\\', '/'));
    return {
      address,
      html,
      body: html.slice(html.indexOf('<body')).replaceAll(/<script[\s\S]*?<\/script>/gu, ''),
      locale: /^\/en(?:\/|$)/u.test(address) ? 'en' : 'fr',
    };
  });

/** Returns the text of an element. */
export const getText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Finds the elements with a tag name, and returns the inner HTML of each. */
export const findElements = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'gu'))].map(
    ([, inner = '']) => inner,
  );

/** Finds the start tags with a name and attributes. Returns each tag's attributes with a value. */
export const findTags = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'gu'))].map(([, inner = '']) =>
    Object.fromEntries(
      [...inner.matchAll(/([\w:-]+)="([^"]*)"/gu)].map(([, key = '', value = '']) => [
        key,
        value.replaceAll('&amp;', '&'),
      ]),
    ),
  );

/** Whether the built site has a file at exactly this path. */
export const isHostedFile = (path: string): boolean =>
  statSync(join(siteFolder, path), { throwIfNoEntry: false })?.isFile() === true;

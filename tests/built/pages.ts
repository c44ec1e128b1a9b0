import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The site as it was built for the emulators. */
export const folder = join(import.meta.dirname, '../../web/dist');

export interface BuiltPage {
  /** The address Hosting serves it at. */
  readonly address: string;
  readonly html: string;
  /** What is left for a browser without JavaScript. */
  readonly body: string;
  readonly locale: 'fr' | 'en';
}

/** Pages that are not prerendered, and the stub of the registration form. */
const otherDocuments = ['shell.html', 'registration-form.html'];

const toAddress = (name: string): string =>
  `/${name.replace(/(?:^|\/)index\.html$/u, '').replace(/\.html$/u, '')}`;

/** Every page that the build drew, in both languages. */
export const builtPages: readonly BuiltPage[] = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.html') && !otherDocuments.includes(name))
  .map((name) => {
    const html = readFileSync(join(folder, name), 'utf8');
    const address = toAddress(name.replaceAll('\\', '/'));
    return {
      address,
      html,
      body: html.slice(html.indexOf('<body')).replaceAll(/<script[\s\S]*?<\/script>/gu, ''),
      locale: /^\/en(?:\/|$)/u.test(address) ? 'en' : 'fr',
    };
  });

/** What is left of an element: its words. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** The inner HTML of every element of a name. */
export const elements = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'gu'))].map(
    ([, inner = '']) => inner,
  );

/** The tags of a name, each as its attributes. */
export const tags = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'gu'))].map(([, inner = '']) =>
    Object.fromEntries(
      [...inner.matchAll(/([\w:-]+)="([^"]*)"/gu)].map(([, key = '', value = '']) => [
        key,
        value.replaceAll('&amp;', '&'),
      ]),
    ),
  );

/** True where Hosting has a file for an address. */
export const isFile = (address: string): boolean =>
  statSync(join(folder, address), { throwIfNoEntry: false })?.isFile() === true;

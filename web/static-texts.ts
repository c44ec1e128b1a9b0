import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** A section of the site's texts in one language. */
const section = /[\\/]web[\\/]src[\\/]i18n[\\/]locales[\\/](?:fr|en)[\\/][\w-]+\.ts$/u;

/**
 * Builds each section of texts as the plain strings it comes to. The texts are made with the club's
 * figures (`club/`): a page would otherwise fetch those too, as one more file.
 */
export const staticTexts = (): Plugin => ({
  name: 'static-texts',
  apply: 'build',
  load: {
    filter: { id: section },
    handler: async (id) => {
      const texts = (await import(pathToFileURL(id).href)) as Readonly<Record<string, unknown>>;
      return Object.entries(texts)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  },
});

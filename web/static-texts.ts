import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** The file of a namespace of texts in one language. */
const namespaceFile = /[\\/]web[\\/]src[\\/]i18n[\\/]locales[\\/](?:fr|en)[\\/][\w-]+\.ts$/u;

/**
 * Replaces each file of texts by its plain strings at build time. The texts contain the club's
 * figures (`club/`), which a page would otherwise fetch as one more file.
 */
export const staticTexts = (): Plugin => ({
  name: 'static-texts',
  apply: 'build',
  load: {
    filter: { id: namespaceFile },
    handler: async (id) => {
      const texts = (await import(pathToFileURL(id).href)) as Readonly<Record<string, unknown>>;
      return Object.entries(texts)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  },
});

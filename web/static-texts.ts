import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** The file of a namespace of texts in one language. */
const namespaceFile = /[\\/]web[\\/]src[\\/]i18n[\\/]locales[\\/](?:fr|en)[\\/][\w-]+\.ts$/u;

/**
 * Evaluates each file of texts at build time. Its code then has plain strings, and does not import
 * the club's figures (`club/`) as one more chunk.
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

import type { Locale } from '@club/domain/locale';
import type { Rolldown } from 'vite';
import type { PageManifest } from '../src/first-paint/contract.ts';
import type { Page } from '../src/app/page.ts';
import { getComponentFile, getTextsFile } from './source-files.ts';

/** Collects the file names of a chunk and its static imports. */
function collectImports(
  bundle: Rolldown.OutputBundle,
  name: string,
  fileNames = new Set<string>(),
) {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || fileNames.has(name)) return fileNames;
  fileNames.add(name);
  for (const importedName of chunk.imports) collectImports(bundle, importedName, fileNames);
  return fileNames;
}

/** Finds the chunk that contains a file of `web/src`. `file` is the end of its path. */
function findChunk(bundle: Rolldown.OutputBundle, file: string): Rolldown.OutputChunk {
  const isFile = (id: string) => id.includes('/web/src/') && id.endsWith(`/${file}`);
  const chunk = Object.values(bundle).find(
    (output): output is Rolldown.OutputChunk =>
      output.type === 'chunk' && output.moduleIds.some(isFile),
  );
  if (!chunk) throw new Error(`web/src has no ${file}, or the site does not import it`);
  return chunk;
}

/** The files that a page loads. The browser can preload all of them. */
type PageChunks = Pick<PageManifest, 'entry' | 'chunks' | 'texts'>;

/**
 * Finds the chunks of a page or the app shell.
 *
 * @throws Error when the bundle lacks a file that the page needs
 */
export function findPageChunks(
  bundle: Rolldown.OutputBundle,
  page?: { readonly name: string } & Pick<Page, 'namespaces' | 'reads'>,
): PageChunks {
  const { fileName: entry, dynamicImports } = findChunk(bundle, 'app/main.tsx');
  const neededFiles = collectImports(bundle, entry);
  const dynamicChunkNames = [
    ...dynamicImports,
    ...(page ? [findChunk(bundle, getComponentFile(page.name)).fileName] : []),
    ...(page && page.reads.length > 0
      ? [findChunk(bundle, 'data/public/reader/readers.ts').fileName]
      : []),
  ];
  for (const name of dynamicChunkNames) collectImports(bundle, name, neededFiles);
  const toAddresses = (names: Iterable<string>) =>
    [...new Set(names)].filter((name) => name !== entry).map((name) => `/${name}`);
  const findTextFiles = (locale: Locale) =>
    toAddresses(
      ['common', ...(page?.namespaces ?? [])]
        .map((namespace) => findChunk(bundle, getTextsFile(namespace, locale)).fileName)
        .filter((name) => !neededFiles.has(name)),
    );
  return {
    entry: `/${entry}`,
    chunks: toAddresses(neededFiles),
    texts: { fr: findTextFiles('fr'), en: findTextFiles('en') },
  };
}

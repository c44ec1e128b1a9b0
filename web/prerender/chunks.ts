import type { Locale } from '@club/domain/locale';
import type { Rolldown } from 'vite';
import type { PageHandle } from '../src/app/page-handle.ts';
import type { PageManifest } from '../src/first-paint/contract.ts';

/** A chunk and all it imports before it can run, as addresses. */
function closure(bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()) {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const inner of chunk.imports) closure(bundle, inner, found);
  return found;
}

/** The file of `web/src` as the bundle holds it. */
function chunkWith(bundle: Rolldown.OutputBundle, file: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    (one): one is Rolldown.OutputChunk =>
      one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(`/web/src/${file}`)),
  );
  if (!chunk) throw new Error(`The bundle has no ${file}: a route names a file that is not there`);
  return chunk;
}

/** Where a section's texts are. */
const textsFile = (section: string, locale: Locale) =>
  `i18n/locales/${locale}/${section.replaceAll('_', '-')}.ts`;

/**
 * What the site's script will ask for on a page, so that the browser fetches all of it at once.
 *
 * @throws Error when the bundle lacks the page
 */
export function chunksOf(
  bundle: Rolldown.OutputBundle,
  { file, sections, reads }: Pick<PageHandle, 'file' | 'sections' | 'reads'>,
): Pick<PageManifest, 'entry' | 'chunks' | 'texts'> {
  const { fileName: entry, dynamicImports } = chunkWith(bundle, 'app/main.tsx');
  const page = closure(bundle, entry);
  for (const name of [...dynamicImports, chunkWith(bundle, file).fileName]) {
    closure(bundle, name, page);
  }
  if (reads.length > 0)
    closure(bundle, chunkWith(bundle, 'data/public/repository/repositories.ts').fileName, page);
  const addresses = (names: Iterable<string>) =>
    [...new Set(names)].filter((name) => name !== entry).map((name) => `/${name}`);
  const textsIn = (locale: Locale) =>
    addresses(
      ['common', ...sections]
        .map((section) => chunkWith(bundle, textsFile(section, locale)).fileName)
        .filter((name) => !page.has(name)),
    );
  return {
    entry: `/${entry}`,
    chunks: addresses(page),
    texts: { fr: textsIn('fr'), en: textsIn('en') },
  };
}

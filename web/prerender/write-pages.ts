import { locales } from '@club/domain/locale';
import type { Rolldown } from 'vite';
import type { PageHandle } from '../src/app/page-handle.ts';
import type { RenderPage } from '../src/app/rendered.ts';
import type { Start } from '../src/app/first/start.ts';
import { toQueryBody } from '../src/data/public-reads.ts';
import { chunksOf } from './chunks.ts';
import { composeDocument, escapeHtml, withoutScripts } from './document.ts';
import { buildFirstScript } from './first-script.ts';
import { drawnPaths, englishAddress, fileOf } from './pages.ts';

interface Built {
  /** The built `index.html`. */
  readonly template: string;
  readonly bundle: Rolldown.OutputBundle;
  readonly renderPage: RenderPage;
  readonly isEmulator: boolean;
  readonly env: Readonly<Record<string, unknown>>;
}

/** What a page asks Firestore for, and where. */
function readsOf({ reads }: Pick<PageHandle, 'reads'>, { isEmulator, env }: Built): Start['reads'] {
  const host = isEmulator ? 'http://127.0.0.1:8080' : 'https://firestore.googleapis.com';
  const project = String(env['VITE_FIREBASE_PROJECT_ID']);
  return {
    address: `${host}/v1/projects/${project}/databases/(default)/documents:runQuery`,
    bodies: Object.fromEntries(reads.map((name) => [name, toQueryBody(name)])),
  };
}

/** Page without content: for staff, and for addresses that only the browser can make sense of. */
const shell: Pick<PageHandle, 'file' | 'sections' | 'reads'> = {
  file: 'app/main.tsx',
  sections: [],
  reads: [],
};

/**
 * Draws every public page in both languages, and the shell for what only a browser can draw.
 *
 * @returns the files by name, for the folder that Hosting serves
 */
export async function writePages(built: Built): Promise<Map<string, string>> {
  const base = { template: withoutScripts(built.template), first: await buildFirstScript() };
  const files = new Map<string, string>();
  const startOf = (handle: typeof shell) => ({
    ...chunksOf(built.bundle, handle),
    reads: readsOf(handle, built),
  });
  for (const path of drawnPaths) {
    for (const locale of locales) {
      const { html, title, handle } = await built.renderPage(path, locale);
      const english = englishAddress(path);
      const own = locale === 'fr' ? { english } : { page: path };
      const head = `<title>${escapeHtml(title)}</title>`;
      const start = { ...startOf(handle), ...own };
      files.set(
        fileOf(locale === 'fr' ? path : english),
        composeDocument(base, { locale, page: handle.file, start, head, html }),
      );
    }
  }
  const empty = { locale: 'fr', page: '', start: startOf(shell), head: '', html: '' } as const;
  files.set('shell.html', composeDocument(base, empty));
  return files;
}

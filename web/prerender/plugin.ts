import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { RenderPage } from '../src/app/rendered-page.ts';
import { prerenderSite } from './prerender-site.ts';

interface RendererModule {
  readonly renderPage: RenderPage;
}

/** Builds the site for Node in the cache folder, and imports the built module. */
async function buildRenderer({
  root,
  mode,
  build: { outDir },
}: ResolvedConfig): Promise<RendererModule> {
  const name = `${outDir}-${mode}`.replaceAll(/[^\w-]+/gu, '_');
  const folder = join(root, '../.cache/prerender', name);
  await build({
    root,
    mode,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: join(root, 'src/app/render-page.tsx'),
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
    },
    // Some packages only resolve through a bundler.
    ssr: { noExternal: true },
  });
  return (await import(pathToFileURL(join(folder, 'render-page.js')).href)) as RendererModule;
}

/**
 * Prerenders every page in both languages at the end of a build (`prerender-site.ts`).
 *
 * @param settings the build's settings, by the names that the site reads
 */
export function prerenderPages(settings: Readonly<Record<string, string>>): Plugin {
  let config: ResolvedConfig;
  /** The written files; undefined if the build failed before. */
  let bundle: Rolldown.OutputBundle | undefined;
  return {
    name: 'prerender-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: (resolvedConfig) => {
      config = resolvedConfig;
    },
    writeBundle: (_, writtenBundle) => {
      bundle = writtenBundle;
    },
    closeBundle: async () => {
      // After a failed build there is nothing to prerender. An error here would hide the cause.
      if (!bundle) return;
      const folder = resolve(config.root, config.build.outDir);
      const template = await readFile(join(folder, 'index.html'), 'utf8');
      const { renderPage } = await buildRenderer(config);
      const isEmulator = config.mode === 'emulator';
      const files = await prerenderSite({ template, bundle, renderPage, isEmulator, settings });
      for (const [name, text] of files) {
        const path = join(folder, name);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, text);
      }
    },
  };
}

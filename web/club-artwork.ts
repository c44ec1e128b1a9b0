import { cp, readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';

/** The club's own pictures: each is served at its path below this folder. */
const artworkFolder = join(import.meta.dirname, '../club/artwork');

const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Serves the pictures of the folder. Vite handles all other requests. */
const serveArtwork: Connect.NextHandleFunction = (request, response, next) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const type = contentTypes[extname(pathname)];
  if (type === undefined) {
    next();
    return;
  }
  readFile(join(artworkFolder, pathname)).then(
    (bytes) => response.setHeader('Content-Type', type).end(bytes),
    () => next(),
  );
};

/** Serves the pictures of `club/artwork` while developing, and copies them into every build. */
export function clubArtwork(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'club-artwork',
    configResolved: (resolvedConfig) => {
      config = resolvedConfig;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(serveArtwork);
    },
    writeBundle: async () => {
      // The prerenderer's build needs no public files.
      if (config.build.copyPublicDir) {
        await cp(artworkFolder, resolve(config.root, config.build.outDir), { recursive: true });
      }
    },
  };
}

import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

/**
 * Warns in the terminal about `.env` files, which the site does not read, and about a dev server or
 * preview without emulators, whose pages have no content.
 *
 * @param hostingAddress the Hosting emulator's address
 */
export function warnAboutSetup(hostingAddress: string): Plugin {
  const warnWithoutEmulators = ({ httpServer, config }: ViteDevServer | PreviewServer): void => {
    httpServer?.once('listening', () => {
      fetch(hostingAddress).then(
        (response) => response.body?.cancel(),
        () =>
          config.logger.warn(
            `No emulators respond at ${hostingAddress}, so the pages will have no content: ` +
              'stop this, and run "npm run dev" or "npm start" in the folder of the repository.',
          ),
      );
    });
  };
  return {
    name: 'warn-about-setup',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true && !process.env['VITEST'],
    configResolved: ({ root, logger }) => {
      const files = globSync(['.env*', 'web/.env*'], { cwd: join(root, '..') });
      if (files.length === 0) return;
      logger.warn(
        `Not read: ${files.join(', ')}. The settings are in environments/ (docs/operations.md).`,
      );
    },
    configureServer: warnWithoutEmulators,
    configurePreviewServer: warnWithoutEmulators,
  };
}

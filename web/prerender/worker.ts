import { join } from 'node:path';
import { build } from 'vite';
import type { Built } from '../worker/kinds.ts';

/**
 * Builds the service worker (`web/worker`), with the list of what this build is made of in it.
 *
 * @throws Error when it cannot be built
 */
export async function buildWorker(built: Built): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { BUILT: JSON.stringify(built) },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: {
        entry: join(import.meta.dirname, '../worker/worker.ts'),
        formats: ['iife'],
        name: 'worker',
      },
    },
  });
  const [bundle] = [result].flat();
  const output = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!output) throw new Error('The service worker was not built');
  return output.code.trim();
}

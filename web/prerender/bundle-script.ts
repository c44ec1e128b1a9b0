import { join } from 'node:path';
import { build } from 'vite';

/**
 * Bundles a script and all that it imports.
 *
 * @param entry the script's file, below `web`
 * @param constants the values that replace these names in the script
 * @returns the minified code
 * @throws Error when it cannot be built
 */
export async function bundleScript(
  entry: string,
  constants: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const buildResult = await build({
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(define) as Record<string, string>,
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: join(import.meta.dirname, '..', entry), formats: ['iife'], name: 'script' },
    },
  });
  const [bundle] = [buildResult].flat();
  const output = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!output) throw new Error(`${entry} was not built`);
  return output.code.trim();
}

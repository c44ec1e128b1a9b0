import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds the script that stands inside every page (`src/app/first/first.ts`).
 *
 * @throws Error when it cannot be built
 */
export async function buildFirstScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: {
        entry: join(import.meta.dirname, '../src/app/first/first.ts'),
        formats: ['iife'],
        name: 'first',
      },
    },
  });
  const [bundle] = [built].flat();
  const output = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!output) throw new Error('The first script was not built');
  return output.code.trim();
}

/** A script's name in a content security policy. */
export const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

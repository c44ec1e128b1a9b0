import { createHash } from 'node:crypto';
import { buildScript } from './build-script.ts';

/**
 * Builds the inline script of every page (`src/first-paint/inline-script.ts`).
 *
 * @throws Error when it cannot be built
 */
export const buildInlineScript = (): Promise<string> =>
  buildScript('src/first-paint/inline-script.ts');

/** A script's name in a content security policy. */
export const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

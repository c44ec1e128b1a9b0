import { createHash } from 'node:crypto';
import { bundleScript } from './bundle-script.ts';

/**
 * Builds the inline script of every page (`src/first-paint/inline-script.ts`).
 *
 * @throws Error when it cannot be built
 */
export const buildInlineScript = (): Promise<string> =>
  bundleScript('src/first-paint/inline-script.ts');

/** The hash source that allows a script in a content security policy. */
export const toCspHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

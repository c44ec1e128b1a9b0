import { createRequire } from 'node:module';
import { CommandError } from '../../../emulators/command-error.ts';

interface RuntimeTable {
  readonly RUNTIMES: Readonly<Record<string, { readonly status: string } | undefined>>;
}

/**
 * Checks a version against the runtimes that the pinned firebase-tools deploys.
 *
 * @throws CommandError for an incomplete version, or a runtime that cannot be deployed
 */
export function assertDeployableNode(version: string): void {
  const major = /^(?<major>\d+)\.\d+\.\d+$/u.exec(version)?.groups?.['major'];
  if (major === undefined) {
    throw new CommandError(`"${version}" is no full version: npm view node versions lists them.`);
  }
  const load = createRequire(import.meta.url);
  const { RUNTIMES } = load(
    'firebase-tools/lib/deploy/functions/runtimes/supported',
  ) as RuntimeTable;
  const status = RUNTIMES[`nodejs${major}`]?.status;
  if (status === 'GA') return;
  throw new CommandError(
    `Functions on Node ${major} cannot be deployed by this firebase-tools (${status ?? 'unknown to it'}). Update firebase-tools first, or choose another version.`,
  );
}

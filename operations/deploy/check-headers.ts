import { matchesGlob } from 'node:path';
import { CommandError } from '../../emulators/command-error.ts';
import type { HeaderRule } from '../render/firebase-json.ts';

const appliesTo = ({ source }: HeaderRule, path: string): boolean =>
  source.startsWith('!') ? !matchesGlob(path, source.slice(1)) : matchesGlob(path, source);

/** Gets the headers of a path. If two have the same name, Hosting uses the later one. */
export function getHeaders(
  rules: readonly HeaderRule[],
  path: string,
): ReadonlyMap<string, string> {
  const headers = rules.filter((rule) => appliesTo(rule, path)).flatMap((rule) => rule.headers);
  return new Map(headers.map(({ key, value }) => [key.toLowerCase(), value]));
}

/** Lists the headers that the rules require and a response lacks. Hosting may add others. */
export const findWrongHeaders = (rules: readonly HeaderRule[], path: string, headers: Headers) =>
  [...getHeaders(rules, path)].filter(([name, value]) => headers.get(name) !== value);

/** The headers that would block Google's sign-in pages or their frame. */
export const blockingHeaders = [
  'content-security-policy',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-frame-options',
];

/**
 * Checks that the headers let staff sign in. Our pages must allow the sign-in frame. Google's
 * helper pages must have no blocking header.
 *
 * @throws CommandError with one sentence
 */
export function requireHeadersForSignIn(rules: readonly HeaderRule[], authDomain: string): void {
  const policy = getHeaders(rules, '/admin').get('content-security-policy') ?? '';
  const frameSources = policy.split('; ').find((directive) => directive.startsWith('frame-src '));
  if (!frameSources?.split(' ').includes(`https://${authDomain}`)) {
    throw new CommandError(
      `The pages' content security policy would stop the sign-in: its frame-src lacks https://${authDomain}.`,
    );
  }
  const helperHeaders = getHeaders(rules, '/__/auth/iframe');
  const blockingHeader = blockingHeaders.find((name) => helperHeaders.has(name));
  if (blockingHeader !== undefined) {
    throw new CommandError(
      `The header ${blockingHeader} would reach the sign-in's helper pages below /__/: exclude these pages from the header's rule in firebase.json.`,
    );
  }
}

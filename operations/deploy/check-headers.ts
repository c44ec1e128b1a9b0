import { matchesGlob } from 'node:path';
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

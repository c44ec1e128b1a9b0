import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../emulators/project.ts';
import { namespaceImports } from '../../web/src/i18n/namespaces.ts';
import { listSources } from './list-sources.ts';

/**
 * Lists the keys of texts, as code names them: a list has one key, and a plural lacks its suffix.
 *
 * @param keyPrefix the key of `texts` with its separator, such as `club:mission.`
 */
function listKeys(texts: object, keyPrefix: string): string[] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? listKeys(value, `${keyPrefix}${name}.`)
      : [`${keyPrefix}${name}`.replace(/_(?:one|other)$/u, '')],
  );
}

const modules = await Promise.all(Object.values(namespaceImports.en).map((load) => load()));
const keys = modules.flatMap((module) =>
  Object.entries<object>(module).flatMap(([name, texts]) => listKeys(texts, `${name}:`)),
);

const code = listSources('web/src', 'domain')
  .filter((file) => !file.startsWith('web/src/i18n/locales/') && !/\.test\.tsx?$/u.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');
/** The keys that code names as a whole. */
const quotedKeys = new Set([...code.matchAll(/'(\w+:[\w.-]+)'/gu)].map(([, key]) => key));
/**
 * The keys of which code computes a part (`common:nav.teams.${id}`). A key may also be that of an
 * object of texts (`staffGuide:pages.${id}`).
 */
const keyPatterns = [...code.matchAll(/`(\w+:(?:[\w.]|\$\{[^}]*\})*)`/gu)]
  .map(([, template = '']) =>
    template
      .replaceAll('.', String.raw`\.`)
      .replace(/(?<=\.)\$\{[^}]*\}$/u, String.raw`[\w.-]+`)
      .replaceAll(/\$\{[^}]*\}/gu, String.raw`[\w-]+`),
  )
  .map((pattern) => new RegExp(`^${pattern}$`, 'u'));

it('finds a plural text and a text in a group', () => {
  expect(keys).toContain('staffGuide:found');
  expect(keys).toContain('common:nav.teams.u17');
});

it('finds no text that the site does not use', () => {
  const isUsed = (key: string) =>
    quotedKeys.has(key) || keyPatterns.some((pattern) => pattern.test(key));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

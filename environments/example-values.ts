import type { Environment } from './schema.ts';

function listTexts(
  value: unknown,
  path: string,
): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item) => listTexts(item, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    listTexts(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** Settings whose example value may be the real one. */
const sharedSettings = new Set(['embeds.mapTiles']);

/**
 * Lists the settings whose text is still the example's, as `path: "text"`.
 *
 * @param example the settings of example.jsonc
 */
export function findExampleValues(
  environment: Partial<Environment>,
  example: Environment,
): string[] {
  const exampleValues = new Set(listTexts(example, '').map(([path, text]) => `${path} ${text}`));
  return listTexts(environment, '')
    .filter(([path, text]) => !sharedSettings.has(path) && exampleValues.has(`${path} ${text}`))
    .map(([path, text]) => `${path}: ${JSON.stringify(text)}`);
}

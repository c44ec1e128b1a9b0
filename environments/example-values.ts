import type { Environment } from './schema.ts';

function textsOf(value: unknown, path: string): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsOf(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** A setting that the example may have right. */
const general = new Set(['embeds.mapTiles']);

/**
 * Lists the settings whose text is still the example's, as `path: "text"`.
 *
 * @param example the settings of example.jsonc
 */
export function findExampleValues(
  environment: Partial<Environment>,
  example: Environment,
): string[] {
  const exampleValues = new Set(textsOf(example, '').map(([path, text]) => `${path} ${text}`));
  return textsOf(environment, '')
    .filter(([path, text]) => !general.has(path) && exampleValues.has(`${path} ${text}`))
    .map(([path, text]) => `${path}: ${JSON.stringify(text)}`);
}

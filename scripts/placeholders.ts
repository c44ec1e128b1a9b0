/** Matches placeholders: example addresses, 555-01xx numbers, H0H 0H0 and demo- projects. */
const placeholder =
  /\S*\bexample\.(?:org|com)\b|\S*\.com\/example\b|\S*\b555-01\d\d\b|\bH0H 0H0\b|\bdemo-[\w-]+/u;

function* listValues(value: unknown, path: string): Generator<[path: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) {
    yield [path, value];
    return;
  }
  for (const [name, inner] of Object.entries(value)) yield* listValues(inner, `${path}.${name}`);
}

/** Finds the placeholder in a value; undefined without one. */
function findPlaceholder(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value === '' ? '' : placeholder.exec(value)?.[0];
}

/**
 * Lists every placeholder in the given settings, as `path: "placeholder"`. An empty string counts as
 * one.
 */
export function findPlaceholders(settings: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(settings)
    .flatMap(([name, value]) => [...listValues(value, name)])
    .flatMap(([path, value]) => {
      const placeholderText = findPlaceholder(value);
      return placeholderText === undefined ? [] : [`${path}: ${JSON.stringify(placeholderText)}`];
    });
}

/** What reads as a placeholder: example.org, a 514-555-01xx number, H0H 0H0, a demo- project. */
const placeholder =
  /\S*\bexample\.(?:org|com)\b|\S*\.com\/example\b|\S*\b555-01\d\d\b|\bH0H 0H0\b|\bdemo-[\w-]+/u;

function* leavesOf(value: unknown, path: string): Generator<[path: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) {
    yield [path, value];
    return;
  }
  for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, `${path}.${name}`);
}

/** What must be replaced in a value; undefined where nothing must. */
function placeholderIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value === '' ? '' : placeholder.exec(value)?.[0];
}

/**
 * Lists every placeholder in the given settings, as `path: value`. An empty text counts as one.
 */
export function findPlaceholders(settings: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(settings)
    .flatMap(([name, value]) => [...leavesOf(value, name)])
    .flatMap(([path, value]) => {
      const placeholderText = placeholderIn(value);
      return placeholderText === undefined ? [] : [`${path}: ${JSON.stringify(placeholderText)}`];
    });
}

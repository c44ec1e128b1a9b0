/** A value that reads as a placeholder: example.org, a 514-555-01xx number, a demo- project. */
const placeholder = /example\.(?:org|com)|\.com\/example\b|\b555-01\d\d\b|^demo-/u;

/** Values that may stay empty for good: without them the site uses its own pages. */
const optional = new Set(['club.registrationForm', 'club.contactForm', 'club.calendarId']);

function* leavesOf(value: unknown, path: string): Generator<[path: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) {
    yield [path, value];
    return;
  }
  for (const [name, inner] of Object.entries(value)) yield* leavesOf(inner, `${path}.${name}`);
}

/**
 * Lists every placeholder in the given settings, as `path: value`. An empty text counts as one
 * unless the site has an answer of its own for it.
 */
export function findPlaceholders(settings: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(settings)
    .flatMap(([name, value]) => [...leavesOf(value, name)])
    .filter(([path, value]) => {
      if (typeof value !== 'string') return false;
      return value === '' ? !optional.has(path) : placeholder.test(value);
    })
    .map(([path, value]) => `${path}: ${JSON.stringify(value)}`);
}
